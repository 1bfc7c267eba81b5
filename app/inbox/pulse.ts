import type { Present } from './presence/answers.ts';

/**
 * What changes while staff look, in one small answer. Per table: how many are new, late, due today (late ones
 * among them) and quarantined (each counted to a thousand), the newest row and when it came. Of all: the last change of a status, the last note, the
 * last time one was given to somebody, the last message, how many deliveries were given up (counted to a thousand),
 * how many of the site's checks of itself fail, and who has what open.
 */
export type Pulse = {
  tables: Record<string, TablePulse>;
  lastChange: string | null;
  lastNote: string | null;
  lastGiven: string | null;
  lastMessage: string | null;
  failedDeliveries: number;
  failingChecks: number;
  present: Present[];
};

export type TablePulse = {
  new: number;
  late: number;
  dueToday: number;
  spam: number;
  newest: string | null;
  newestAt: string | null;
};
