import type { RouterContextProvider } from 'react-router';
import { accountMailContext, readSessionContext } from '#server/pages/render-context.ts';

/** Who asks for this page; null when nobody is signed in. */
export function readSession(context: Readonly<RouterContextProvider>) {
  return context.get(readSessionContext)();
}

export function accountMail(context: Readonly<RouterContextProvider>) {
  return context.get(accountMailContext);
}
