import { tellSessionChanged } from '../sign-in/session-news.ts';

/** A call to our own API that failed, with the sentence to show. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Body = Record<string, unknown>;

export const get = <T>(path: string, signal?: AbortSignal) => call<T>('GET', path, undefined, signal);
export const post = <T>(path: string, body: Body = {}) => call<T>('POST', path, body);

async function call<T>(method: string, path: string, body?: Body, signal?: AbortSignal): Promise<T> {
  const response = await fetch(path, {
    method,
    signal,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const answer = await response.json().catch((error: unknown) => {
    // An answer that nobody waits for any more is cut off, not empty.
    if (signal?.aborted) throw error;
    return null;
  });
  if (response.ok) return answer as T;
  // The page asks for its session anew, and leads to the login.
  if (response.status === 401 && path.startsWith('/api/admin/')) tellSessionChanged();
  // The auth library answers flat, our own API under `error`.
  const { message, code } = answer?.error ?? answer ?? {};
  throw new CallError(response.status, message ?? '', code);
}
