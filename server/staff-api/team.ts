import type { Context } from 'hono';
import * as z from 'zod';
import { invitationAddress } from '#app/inbox/addresses.ts';
import { roles } from '#app/inbox/roles.ts';
import { accountMails } from '#server/accounts/account-mails.ts';
import { record } from '#server/accounts/audit.ts';
import type { StaffEnv } from '#server/accounts/guards.ts';
import { givenName } from '#server/accounts/names.ts';
import { changeRole } from '#server/accounts/team/change-role.ts';
import {
  type Invited,
  invitationSchema,
  invite,
  inviteAgain,
  invitedAddress,
  withdraw,
} from '#server/accounts/team/invite.ts';
import { readColleagues, readInvitations, readPeople } from '#server/accounts/team/read-team.ts';
import { countTry } from '#server/accounts/tries.ts';
import { linkOrigin } from '#server/config/config.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { mailThroughOutbox } from '#server/notifications/outbox.ts';
import { inMinutes } from '#server/protection/in-minutes.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const nameSchema = z.object({ name: givenName });
const roleSchema = z.object({ role: z.enum(roles, 'Choose a role.') });
const gone = 'That invitation is gone already.';

/** What everyone on the team may know and change: who else is there, and what they are called themselves. */
export function colleaguesApi({ database }: Pick<Services, 'database'>) {
  return staffRoutes()
    .on('GET /colleagues', () => readColleagues(database))
    .on('POST /account/name', async (context) => {
      const body = nameSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { id, email } = context.get('staff').user;
      await database.db.updateTable('user').set(body.data).where('id', '=', id).execute();
      await record(database, email, 'changed the name');
      return body.data;
    }).router;
}

/** Who is on the team, and who is asked to join. */
export function teamApi({ database, config }: Pick<Services, 'database' | 'config'>) {
  const mails = accountMails(linkOrigin(config));
  const send = config.mail && mailThroughOutbox(database);

  /** The seconds to wait when an address was sent too many, or 0. */
  const wait = (context: Context<StaffEnv>, email: string) =>
    countTry(database, { tried: 'invitations', account: email, visitor: context.get('visitor') });

  function tooMany(context: Context<StaffEnv>, seconds: number): Response {
    context.header('retry-after', String(seconds));
    return refuse(context, 429, `Too many invitations. Please try again ${inMinutes(seconds)}.`);
  }

  /** Mailed, or without a mail server handed to the admin, this once. */
  async function handOver({ email, name, secret }: Invited): Promise<{ link: string | null }> {
    if (!send) return { link: invitationAddress(secret) };
    await send({ to: email, ...mails.invitation(name, secret) });
    return { link: null };
  }

  return staffRoutes()
    .on('GET /team', async () => ({
      people: await readPeople(database),
      invitations: await readInvitations(database),
    }))
    .on('POST /team/invitations', async (context) => {
      const body = invitationSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const seconds = await wait(context, body.data.email);
      if (seconds > 0) return tooMany(context, seconds);
      const invited = await invite(database, context.get('staff').user.email, body.data);
      if (!invited) return refuse(context, 409, 'They are on the team already, or invited.');
      context.status(201);
      return handOver(invited);
    })
    .on('POST /team/invitations/:id/resend', async (context) => {
      const id = context.req.param('id');
      const email = await invitedAddress(database, id);
      const seconds = email ? await wait(context, email) : 0;
      if (seconds > 0) return tooMany(context, seconds);
      const invited = await inviteAgain(database, context.get('staff').user.email, id);
      return invited ? handOver(invited) : refuse(context, 404, gone);
    })
    .on('POST /team/invitations/:id/withdraw', async (context) => {
      const { email } = context.get('staff').user;
      const withdrawn = await withdraw(database, email, context.req.param('id'));
      return withdrawn ? { withdrawn } : refuse(context, 404, gone);
    })
    .on('POST /team/people/:id/role', async (context) => {
      const body = roleSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { user } = context.get('staff');
      const why = await changeRole(database, user, context.req.param('id'), body.data.role);
      return why ? refuse(context, 409, why) : body.data;
    })
    .on('POST /team/people/:id/remove', async (context) => {
      const why = await changeRole(database, context.get('staff').user, context.req.param('id'), null);
      return why ? refuse(context, 409, why) : { removed: true };
    }).router;
}
