import { up as step0100 } from './0100-messages-after-a-submission.ts';
import { up as step0101 } from './0101-replies-and-their-drafts.ts';
import { up as step0102 } from './0102-templates-of-replies.ts';
import { up as step0150 } from './0150-notes-sent-twice.ts';
import { up as step0151 } from './0151-deliveries-sent-again.ts';
import { up as step0160 } from './0160-answers-by-mail.ts';
import { up as step0170 } from './0170-invitations.ts';
import { up as step0171 } from './0171-owners-of-submissions.ts';
import { up as step0172 } from './0172-presences.ts';
import { up as step0180 } from './0180-who-hears-of-submissions.ts';
import { up as step0181 } from './0181-api-keys.ts';
import { up as step0190 } from './0190-views-of-staff.ts';
import { up as step0191 } from './0191-audit-by-person.ts';
import { up as step0200 } from './0200-numbers.ts';
import { up as step0210 } from './0210-health-checks.ts';
import { up as step0220 } from './0220-published-content.ts';
import { up as step0001 } from './first/0001-roles-secrets-tries-and-audit.ts';
import { up as step0002 } from './first/0002-audit-log-by-action.ts';
import { up as step0003 } from './first/0003-notes-on-submissions.ts';
import { up as step0004 } from './first/0004-counts-of-visitors.ts';
import { up as step0005 } from './first/0005-outbox.ts';
import { up as step0006 } from './first/0006-backup-checks-and-turns.ts';
import { up as step0007 } from './first/0007-questions-to-the-assistant-and-aliases.ts';
import { up as step0020 } from './first/0020-removals-that-wait.ts';
import { up as step0060 } from './first/0060-failed-deliveries.ts';
import type { Migration } from './migration.ts';

/**
 * Append only, and a name never changes: it is how a database remembers which steps it has taken. The submission
 * tables are not here: they follow the form definitions.
 */
export const migrations: readonly Migration[] = [
  { name: 'roles, secrets, tries and audit', up: step0001 },
  { name: 'audit log by action', up: step0002 },
  { name: 'notes on submissions', up: step0003 },
  { name: 'counts of visitors', up: step0004 },
  { name: 'outbox', up: step0005 },
  { name: 'backup checks and turns', up: step0006 },
  { name: 'questions to the assistant, and aliases', up: step0007 },
  { name: 'removals that wait', up: step0020 },
  { name: 'failed deliveries', up: step0060 },
  { name: 'messages after a submission', up: step0100 },
  { name: 'replies and their drafts', up: step0101 },
  { name: 'templates of replies', up: step0102 },
  { name: 'notes sent twice', up: step0150 },
  { name: 'deliveries sent again', up: step0151 },
  { name: 'answers by mail', up: step0160 },
  { name: 'invitations', up: step0170 },
  { name: 'owners of submissions', up: step0171 },
  { name: 'presences', up: step0172 },
  { name: 'who hears of submissions', up: step0180 },
  { name: 'API keys', up: step0181 },
  { name: 'views of staff', up: step0190 },
  { name: 'audit log by person', up: step0191 },
  { name: 'numbers and printed codes', up: step0200 },
  { name: 'health checks', up: step0210 },
  { name: 'published content', up: step0220 },
];
