import type { RouterContextProvider } from 'react-router';
import { readSessionContext } from '#server/pages/render-context.ts';

/** Who asks for this page; null when nobody is signed in. */
export function readSession(context: Readonly<RouterContextProvider>) {
  return context.get(readSessionContext)();
}
