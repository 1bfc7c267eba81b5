import type { Logger } from 'pino';

/** What every request carries through the app. */
export type AppEnv = {
  Variables: {
    requestId: string;
    log: Logger;
    /** Marks inline scripts of pages that are rendered on request. */
    nonce: string;
  };
};
