import { type Answer, apiAddress, type Call } from '../api.ts';
import { call, reasonOf, ServerAway, SessionEnded } from './call.ts';

/** What a page shows: an answer, or why there is none. */
export type Loaded<T> = { value: T; error: null } | { value: null; error: string; isSignedOut: boolean };

type Sent<C extends Call> = Parameters<typeof call<C>>[1];

const mostKept = 50;
const kept = new Map<string, unknown>();

/** Loads for a page. While the server is away, what it last answered stands in, so that a page stays as it is. */
export function load<C extends Call>(name: C, sent: Sent<C>): Promise<Loaded<Answer<C>>> {
  const { names, query }: { names?: Record<string, string>; query?: string } = sent;
  return loadAs(apiAddress(name, names, query), () => call(name, sent));
}

/** The same for what takes several calls. */
export async function loadAs<T>(name: string, ask: () => Promise<T>): Promise<Loaded<T>> {
  try {
    const value = await standIn(name, ask, ServerAway);
    return { value, error: null };
  } catch (error) {
    return { value: null, error: reasonOf(error), isSignedOut: error instanceof SessionEnded };
  }
}

/** Asks, and answers what was last answered under that name when asking fails in this way. */
export async function standIn<T>(name: string, ask: () => Promise<T>, failing: new () => Error): Promise<T> {
  try {
    const answer = await ask();
    kept.delete(name);
    kept.set(name, answer);
    const [oldest = ''] = kept.keys();
    if (kept.size > mostKept) kept.delete(oldest);
    return answer;
  } catch (error) {
    if (!(error instanceof failing) || !kept.has(name)) throw error;
    return kept.get(name) as T;
  }
}

/** Who signs out leaves nothing behind. */
export const forgetAnswers = () => kept.clear();
