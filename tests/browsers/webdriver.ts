import { setTimeout } from 'node:timers/promises';

/** The little of W3C WebDriver that the journeys need. */
export type Send = <Result>(command: string, body: object) => Promise<Result>;

export async function startSession(
  address: string,
  capabilities: object,
  signal: AbortSignal,
): Promise<Send> {
  await untilReady(address, signal);
  const { sessionId } = await ask<{ sessionId: string }>(`${address}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  return (command, body) => ask(`${address}/session/${sessionId}/${command}`, body);
}

/** At first nobody listens there. */
async function untilReady(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${address}/status`, { signal }).catch(() => null);
  if (answer?.ok) return;
  await setTimeout(50, undefined, { signal });
  await untilReady(address, signal);
}

async function ask<Result>(url: string, body: object): Promise<Result> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
