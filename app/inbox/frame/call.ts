import {
  type Answer,
  apiAddress,
  type Body,
  type Call,
  type OpenNames,
  type PathOf,
  staffApi,
} from '../api.ts';
import { sessionEnded, tellSessionEnded } from '../sign-in/session-news.ts';
import { tellAnswered, tellAway } from './connection.ts';

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

/** Nobody answered: the network or the server is away, or a proxy answers in its place. */
export class ServerAway extends Error {
  constructor() {
    super('The server cannot be reached.');
  }
}

/** A call was refused for want of a session: it ended by itself, or elsewhere. */
export class SessionEnded extends Error {
  constructor() {
    super(sessionEnded);
  }
}

type Sent<C extends Call> = {
  query?: string;
  signal?: AbortSignal;
} & ([OpenNames<PathOf<C>>] extends [never] ? object : { names: Record<OpenNames<PathOf<C>>, string> }) &
  (Body<C> extends undefined ? object : { body: Body<C> });

type Parts = { names?: Record<string, string>; query?: string; body?: object; signal?: AbortSignal };

/** Calls the staff's API. What is sent and what comes back is as `api.ts` says. */
export function call<C extends Call>(name: C, sent: Sent<C>): Promise<Answer<C>> {
  const [method = '', path = ''] = name.split(' ');
  const { names, query, body, signal }: Parts = sent;
  return request<Answer<C>>(apiAddress(path, names, query), { method, body, signal });
}

/** What the pages of the staff area ask of the auth library. */
type AuthApi = {
  'sign-in/email': { twoFactorRedirect?: boolean };
  'sign-up/email': object;
  'sign-out': object;
  'two-factor/enable': { totpURI: string; backupCodes: string[] };
  'two-factor/disable': object;
  'two-factor/verify-totp': object;
  'two-factor/verify-backup-code': object;
  'change-password': object;
  'request-password-reset': object;
  'reset-password': object;
  'accept-invitation': object;
};

export function callAuth<C extends keyof AuthApi>(name: C, body: object = {}): Promise<AuthApi[C]> {
  return request<AuthApi[C]>(`/api/auth/${name}`, { method: 'POST', body });
}

type Request = { method: string; body?: object; signal?: AbortSignal };

export async function request<T>(address: string, { method, body, signal }: Request): Promise<T> {
  const response = await reach(address, {
    method,
    signal,
    headers: body ? { 'content-type': 'application/json' } : {},
    body: body && JSON.stringify(body),
  });
  const answer = await response.json().catch((error: unknown) => {
    // An answer that nobody waits for any more is cut off, not empty.
    if (signal?.aborted) throw error;
    return null;
  });
  if (response.ok) return answer;
  throw failure(response, answer);
}

/** A request to our own server; throws `ServerAway` when nobody answers, `SessionEnded` when nobody is signed in. */
export async function reach(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    return null;
  });
  // Our own server answers in JSON even when it refuses; a proxy in front of nothing does not.
  const isOurs = response?.ok || response?.headers.get('content-type')?.includes('json');
  if (!response || (!isOurs && response.status >= 502)) {
    tellAway();
    throw new ServerAway();
  }
  tellAnswered();
  if (response.status === 401 && address.startsWith(`${staffApi}/`)) {
    // The page asks for its session anew, and leads to the login.
    tellSessionEnded();
    throw new SessionEnded();
  }
  return response;
}

type Refusal = { message?: string; code?: string };

/** The auth library answers flat, our own API under `error`. */
export function failure(response: Response, answer: (Refusal & { error?: Refusal }) | null): CallError {
  const { message, code } = answer?.error ?? answer ?? {};
  return new CallError(response.status, message ?? '', code);
}

/** Why something failed, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error && error.message) || 'Unknown error';
}
