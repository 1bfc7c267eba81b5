import type { RouterContextProvider } from 'react-router';
import { requestContext } from '#server/pages/render-context.ts';

/** The visitor's own submission that a secret opens, and what became of a post to it. */
export async function openRequest(context: Readonly<RouterContextProvider>, secret: string) {
  const { read, trouble } = context.get(requestContext);
  return { ...(await read(secret)), trouble };
}
