import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What every request carries through the app. */
export type AppEnv = {
  /** The socket; there is none in a test without the network. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** The network address that limits count by; see `protection/visitor-address.ts`. */
    visitor: string;
    /** Whether a proxy that we trust passed it on. */
    behindProxy: boolean;
    log: Logger;
    /** Marks inline scripts of pages that are rendered on request. */
    nonce: string;
  };
};
