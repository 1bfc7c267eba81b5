import { record } from '#server/accounts/audit.ts';
import type { Config } from '#server/config/config.ts';
import type { DeliveryKind } from '#server/database/schema/outbox-tables.ts';
import { refuse } from '#server/http/answers.ts';
import { readFailingDeliveries } from '#server/inbox/failing-deliveries.ts';
import { factsOf, findDelivery, readDeliveries, sendAgain } from '#server/notifications/read-deliveries.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

/** What was sent for a submission, what keeps failing, and sending it again. */
export function deliveriesApi({ database, config }: Pick<Services, 'database' | 'config'>) {
  const ways = { mailIsOn: config.mail !== null, webhookIsOn: config.webhook !== null };

  return staffRoutes()
    .on('GET /submissions/:table/:id/deliveries', async (context) => ({
      deliveries: await readDeliveries(database, context.req.param('id')),
      ...ways,
    }))
    .on('GET /deliveries/failing', async () => ({
      deliveries: await readFailingDeliveries(database),
      ...ways,
    }))
    .on('POST /deliveries/:id/send-again', async (context) => {
      const entry = await findDelivery(database, context.req.param('id'));
      if (!entry) return refuse(context, 404, 'There is no such delivery.');
      if (!isOn(config, entry.kind)) return refuse(context, 409, switchedOff(entry.kind));
      // A second press, or a colleague's: it has been done.
      if (entry.id !== context.req.param('id')) return factsOf(entry);
      const delivery = await sendAgain(database, entry.id);
      if (!delivery) return refuse(context, 409, 'It waits to be sent already.');
      const { kind, table_name: table, submission_id: submission } = entry;
      await record(database, context.get('staff').user.email, 'sent again', { kind, table, id: submission });
      return delivery;
    }).router;
}

function isOn({ mail, webhook }: Config, kind: DeliveryKind): boolean {
  return (kind === 'webhook' ? webhook : mail) !== null;
}

function switchedOff(kind: DeliveryKind): string {
  return kind === 'webhook'
    ? 'Webhooks are off until WEBHOOK_URL names one.'
    : 'Mail is off until SMTP_URL names a mail server.';
}
