import { apiAddress } from '../api.ts';
import { call, failure, reach } from '../frame/call.ts';
import { recordCounter } from './count-records.ts';

export type ExportFormat = 'csv' | 'jsonl';

/**
 * Fetches an export, tells how many rows have come, and hands the file over only when its rows and bytes are as many
 * as the server says it sent. Without rows there is no file.
 */
export async function download(
  address: string,
  format: ExportFormat,
  progress: (rows: number) => void,
  signal: AbortSignal,
): Promise<number> {
  const response = await reach(address, { signal });
  if (!response.ok || !response.body) throw failure(response, await response.json().catch(() => null));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const headers = format === 'csv' ? 1 : 0;
  const counter = recordCounter(format);
  let bytes = 0;
  let rows = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    rows = Math.max(0, counter.add(part.value) - headers);
    progress(rows);
  }
  const id = response.headers.get('x-export-id') ?? '';
  const sent = await call('GET /exports/:id', { names: { id } });
  if (sent.bytes !== bytes || sent.rows !== rows) throw new Error(`${rows} of ${sent.rows} rows arrived.`);
  if (rows > 0) save(new Blob(parts, { type: response.headers.get('content-type') ?? '' }), nameOf(response));
  return sent.rows;
}

/** Saves what a call answers as the file it is named. */
export async function downloadAnswer(path: string, body: object): Promise<void> {
  const response = await reach(apiAddress(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw failure(response, await response.json().catch(() => null));
  save(await response.blob(), nameOf(response));
}

function nameOf(response: Response): string {
  return response.headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1] ?? 'export';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
