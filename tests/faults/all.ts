import { attacks } from '#tests/faults/scenarios/attack.ts';
import { backup } from '#tests/faults/scenarios/backup.ts';
import { clocks } from '#tests/faults/scenarios/clock.ts';
import { away } from '#tests/faults/scenarios/database-away.ts';
import { failovers } from '#tests/faults/scenarios/failover.ts';
import { full } from '#tests/faults/scenarios/full-disk.ts';
import { fullLogs } from '#tests/faults/scenarios/full-log.ts';
import { killed } from '#tests/faults/scenarios/killed.ts';
import { reads } from '#tests/faults/scenarios/long-reads.ts';
import { mail } from '#tests/faults/scenarios/mail-refused.ts';
import { poolers } from '#tests/faults/scenarios/pooler.ts';
import { proxy } from '#tests/faults/scenarios/proxy-paths.ts';
import { publishing } from '#tests/faults/scenarios/publishing.ts';
import { replies } from '#tests/faults/scenarios/replies.ts';
import { rolling } from '#tests/faults/scenarios/rolling-restart.ts';
import { slow } from '#tests/faults/scenarios/slow-clients.ts';
import { steady } from '#tests/faults/scenarios/steady-load.ts';
import { syncs } from '#tests/faults/scenarios/syncs.ts';
import { unread } from '#tests/faults/scenarios/unread-answers.ts';
import { visits } from '#tests/faults/scenarios/visits.ts';
import type { Scenario } from './scenario.ts';

/** Two halves of about the same length, which `npm test` goes through side by side. */
export const killing: Scenario[] = [
  ...killed,
  ...syncs,
  ...mail,
  ...replies,
  ...publishing,
  ...failovers,
  ...rolling,
  ...poolers,
];
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

/** Its short round is `tests/numbers/visits.test.ts`. */
const alone: Scenario[] = [...visits];

export const scenarios: Scenario[] = [...killing, ...starving, ...alone];
