import { record } from '#server/accounts/audit.ts';
import type { DeliveryKind } from '#server/database/schema/outbox-tables.ts';
import { refuse } from '#server/http/answers.ts';
import { readFailingDeliveries } from '#server/inbox/failing-deliveries.ts';
import { factsOf, findDelivery, readDeliveries, sendAgain } from '#server/notifications/read-deliveries.ts';
import { readWays } from '#server/notifications/ways.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

/** What was sent for a submission, what keeps failing, and sending it again. */
export function deliveriesApi({ database, config }: Pick<Services, 'database' | 'config'>) {
  const mailIsOn = config.mail !== null;

  return staffRoutes()
    .on('GET /submissions/:table/:id/deliveries', async (context) => {
      const ways = await readWays(database, config);
      return { deliveries: await readDeliveries(database, ways, context.req.param('id')), mailIsOn };
    })
    .on('GET /deliveries/failing', async () => {
      const ways = await readWays(database, config);
      return { deliveries: await readFailingDeliveries(database, ways), mailIsOn };
    })
    .on('POST /deliveries/:id/send-again', async (context) => {
      const entry = await findDelivery(database, context.req.param('id'));
      if (!entry) return refuse(context, 404, 'There is no such delivery.');
      const ways = await readWays(database, config);
      if (!ways.isOn(entry)) return refuse(context, 409, switchedOff(entry.kind));
      // A second press, or a colleague's: it has been done.
      if (entry.id !== context.req.param('id')) return factsOf(entry, ways);
      const again = await sendAgain(database, entry.id);
      if (!again) return refuse(context, 409, 'It waits to be sent already.');
      const { kind, table_name: table, submission_id: submission } = entry;
      await record(database, context.get('staff').user.email, 'sent again', { kind, table, id: submission });
      return factsOf(again, ways);
    }).router;
}

function switchedOff(kind: DeliveryKind): string {
  return kind === 'webhook'
    ? 'That webhook is switched off, or was removed.'
    : 'Mail is off until SMTP_URL names a mail server.';
}
