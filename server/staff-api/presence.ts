import * as z from 'zod';
import { refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { keepPresence } from '#server/inbox/presence/presences.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const presenceSchema = z.object({
  tab: z.string().regex(/^[\w-]{8,40}$/),
  submission: z.string().max(64).nullable(),
  isWriting: z.boolean(),
});

/** A tab tells what it has open. Who else has it reaches everyone with the news. */
export function presenceApi({ database }: Pick<Services, 'database'>) {
  return staffRoutes().on('POST /presence', async (context) => {
    const body = presenceSchema.safeParse(await readJson(context));
    if (!body.success) return refuse(context, 400, 'That cannot be understood.');
    await keepPresence(database, context.get('staff').user.id, body.data);
    return { kept: true };
  }).router;
}
