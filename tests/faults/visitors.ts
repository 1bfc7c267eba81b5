import { setTimeout as wait } from 'node:timers/promises';
import { visitorHeaders } from '#tests/support/post-form.ts';

export type Tally = {
  /** Key of the submission → id that the server answered. */
  acknowledged: Map<string, string>;
  statuses: Record<number, number>;
  /** Requests that ended without an answer. */
  cut: number;
  slowestMs: number;
};

/** Visitors who post one submission after another, each with a key, and try again until it is acknowledged. */
export function sendVisitors(url: string, { count = 8, table = 'contact_submissions' } = {}) {
  const tally: Tally = { acknowledged: new Map(), statuses: {}, cut: 0, slowestMs: 0 };
  const run = Math.random().toString(36).slice(2);
  let sending = true;
  let sent = 0;

  async function visit(): Promise<void> {
    while (sending) {
      sent += 1;
      await sendUntilAcknowledged(`${run}-${sent}`);
    }
  }

  async function sendUntilAcknowledged(key: string): Promise<void> {
    do {
      const id = await post(key).catch(() => {
        tally.cut += 1;
        return null;
      });
      if (id) return void tally.acknowledged.set(key, id);
      await wait(20);
    } while (sending);
  }

  async function post(key: string): Promise<string | null> {
    const started = performance.now();
    const response = await fetch(`${url}/api/submissions/${table}`, {
      method: 'POST',
      headers: { ...visitorHeaders(), 'idempotency-key': key },
      body: JSON.stringify({ name: 'Ana', email: 'ana@visitors.example', subject: key, message: key }),
    });
    const { id } = (await response.json()) as { id?: string };
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - started);
    tally.statuses[response.status] = (tally.statuses[response.status] ?? 0) + 1;
    return id ?? null;
  }

  const visitors = Array.from({ length: count }, visit);
  return {
    tally,
    stop: async (): Promise<Tally> => {
      sending = false;
      await Promise.all(visitors);
      return tally;
    },
  };
}
