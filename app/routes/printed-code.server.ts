import type { RouterContextProvider } from 'react-router';
import { printedCodeContext } from '#server/pages/render-context.ts';

/** Whether a printed code is in use, was once, or never was. */
export function findPrintedCode(context: Readonly<RouterContextProvider>, slug: string) {
  return context.get(printedCodeContext)(slug);
}
