import { startSite } from './site.ts';

/** A process that starts a site, tells its number and stays, as the worker of a test that hangs. */
const { process: site } = await startSite();
process.send?.(site.pid);
setInterval(() => {}, 1000);
