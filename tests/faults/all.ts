import { attacks } from './attack.ts';
import { backup } from './backup.ts';
import { clocks } from './clock.ts';
import { away } from './database-away.ts';
import { failovers } from './failover.ts';
import { full } from './full-disk.ts';
import { fullLogs } from './full-log.ts';
import { killed } from './killed.ts';
import { reads } from './long-reads.ts';
import { mail } from './mail-refused.ts';
import { poolers } from './pooler.ts';
import { proxy } from './proxy-paths.ts';
import { rolling } from './rolling-restart.ts';
import type { Scenario } from './scenario.ts';
import { slow } from './slow-clients.ts';
import { steady } from './steady-load.ts';
import { syncs } from './syncs.ts';
import { unread } from './unread-answers.ts';

/** Two halves of about the same length, which `npm test` goes through side by side. */
export const killing: Scenario[] = [...killed, ...syncs, ...mail, ...failovers, ...rolling, ...poolers];
export const starving: Scenario[] = [
  ...away,
  ...full,
  ...fullLogs,
  ...slow,
  ...unread,
  ...proxy,
  ...attacks,
  ...steady,
  ...backup,
  ...clocks,
  ...reads,
];

export const scenarios: Scenario[] = [...killing, ...starving];
