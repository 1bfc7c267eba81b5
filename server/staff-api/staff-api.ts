import { Hono } from 'hono';
import { record } from '#server/accounts/audit.ts';
import { auditSchema, readAudit } from '#server/accounts/audit-pages.ts';
import { neverStored, type StaffEnv, staffOnly } from '#server/accounts/guards.ts';
import { endSession, listSessions } from '#server/accounts/sessions.ts';
import type { Assistant } from '#server/assistant/assistant.ts';
import { readBackupState } from '#server/backup/checks.ts';
import { mailboxState } from '#server/conversation/mailbox/mailbox-state.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { chartReader } from '#server/inbox/chart.ts';
import { readPulse } from '#server/inbox/pulse.ts';
import type { Services } from '#server/services.ts';
import { allFormsApi } from './all-forms.ts';
import { attachmentsApi } from './attachments.ts';
import { codesApi } from './codes.ts';
import { deliveriesApi } from './deliveries.ts';
import { eventsApi } from './events.ts';
import { exportsApi } from './exports.ts';
import { healthApi } from './health.ts';
import { keysApi } from './keys.ts';
import { numbersApi, numbersExportApi } from './numbers.ts';
import { ownersApi } from './owners.ts';
import { privacyApi } from './people.ts';
import { presenceApi } from './presence.ts';
import { questionsApi } from './questions.ts';
import { recipientsApi } from './recipients.ts';
import { repliesApi } from './replies.ts';
import { forAdmins, staffRoutes } from './routes.ts';
import { siteApi } from './site.ts';
import { submissionsReadApi } from './submissions.ts';
import { colleaguesApi, teamApi } from './team.ts';
import { templatesApi } from './templates.ts';
import { viewsApi } from './views.ts';
import { webhooksApi } from './webhooks.ts';

/** What the staff area asks for. The guard stands in the same router as the routes, so no path leads around it. */
export function inboxApi(services: Services, assistant: Assistant): Hono<StaffEnv> {
  return new Hono<StaffEnv>()
    .use(neverStored, staffOnly(services))
    .route('/', forAdmins(exportsApi(services)))
    .route('/', submissionsReadApi(services))
    .route('/', allFormsApi(services))
    .route('/', ownersApi(services))
    .route('/', presenceApi(services))
    .route('/', repliesApi(services))
    .route('/', attachmentsApi(services))
    .route('/', templatesApi(services))
    .route('/', viewsApi(services))
    .route('/', numbersApi(services))
    .route('/', deliveriesApi(services))
    .route('/', eventsApi(services))
    .route('/', healthApi(services))
    .route('/', overviewApi(services))
    .route('/', colleaguesApi(services))
    .route('/', forAdmins(teamApi(services)))
    .route('/', forAdmins(numbersExportApi(services)))
    .route('/', forAdmins(codesApi(services)))
    .route('/', forAdmins(questionsApi(services, assistant)))
    .route('/', forAdmins(privacyApi(services)))
    .route('/', forAdmins(recipientsApi(services)))
    .route('/', forAdmins(webhooksApi(services)))
    .route('/', forAdmins(keysApi(services)))
    .route('/', forAdmins(auditApi(services)))
    .route('/', forAdmins(siteApi(services)))
    .all('/*', (context) => refuse(context, 404, 'There is nothing at this address.'));
}

/** What stands around the submissions: news, the month, backups, one's own sessions. */
function overviewApi({ database }: Pick<Services, 'database'>) {
  const chart = chartReader(database);
  return staffRoutes()
    .on('GET /pulse', () => readPulse(database))
    .on('GET /chart', () => chart())
    .on('GET /backups', () => readBackupState(database))
    .on('GET /mailbox', () => mailboxState())
    .on('GET /sessions', (context) => listSessions(database, context.get('staff')))
    .on('POST /sessions/:id/end', async (context) => {
      const staff = context.get('staff');
      if (!(await endSession(database, staff, context.req.param('id'))))
        return refuse(context, 404, 'That session has ended already.');
      await record(database, staff.user.email, 'ended a session');
      return { ended: true };
    }).router;
}

function auditApi({ database }: Pick<Services, 'database'>) {
  return staffRoutes().on('GET /audit', (context) => {
    const query = auditSchema.safeParse(context.req.query());
    if (!query.success) return refuse(context, 400, firstIssue(query.error));
    return readAudit(database, query.data);
  }).router;
}
