import { install } from './prepare.mjs';

/** Before a command that works on the site rather than running it: its tools come when they are first needed. */
await install('tests');
