import { setTimeout } from 'node:timers/promises';

/** The little of W3C WebDriver that the journeys need. */
export async function startSession(address: string, capabilities: object) {
  await untilReady(address);
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${address}/session/${sessionId}`;
  return {
    send: <Result>(command: string, body: object) => ask<Result>(`${session}/${command}`, body),
    end: () => fetch(session, { method: 'DELETE' }),
  };
}

async function untilReady(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(50);
  }
}

async function ask<Result>(url: string, body: object): Promise<Result> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
