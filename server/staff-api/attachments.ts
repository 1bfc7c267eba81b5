import { Hono } from 'hono';
import type { StaffEnv } from '#server/accounts/guards.ts';
import type { Database } from '#server/database/connection.ts';
import { refuse } from '#server/http/answers.ts';
import { contentOf } from '#server/privacy/attachments.ts';

/** Files that came by mail: to be saved, never to be shown, whatever they say they are. */
export function attachmentsApi({ database: { db } }: { database: Database }): Hono<StaffEnv> {
  return new Hono<StaffEnv>().get('/attachments/:id', async (context) => {
    const file = await db
      .selectFrom('message_attachments')
      .select(['id', 'name'])
      .where('id', '=', context.req.param('id'))
      .where('is_kept', '=', 1)
      .executeTakeFirst();
    if (!file) return refuse(context, 404, 'There is no such attachment.');
    return context.body(Buffer.from(await contentOf(db, file.id), 'base64'), 200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodedName(file.name)}`,
    });
  });
}

/** As RFC 8187 has it: it knows fewer plain characters than addresses do. */
function encodedName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
