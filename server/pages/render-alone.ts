import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { nonceContext } from './render-context.ts';

const handle = createRequestHandler(build, 'production');

/** The addresses whose files the build renders. */
export const builtAddresses: readonly string[] = build.prerender;

/** Renders what is at an address as the build does: for nobody in particular. With a nonce, as it is for staff. */
export async function renderAlone(address: string, nonce: string | null = null): Promise<string> {
  const provider = new RouterContextProvider();
  provider.set(nonceContext, nonce);
  const response = await handle(new Request(new URL(address, 'http://localhost')), provider);
  return response.text();
}
