import { randomUUIDv7 } from 'node:crypto';
import { Hono } from 'hono';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { readEntry, record } from '#server/accounts/audit.ts';
import type { StaffEnv } from '#server/accounts/guards.ts';
import { firstIssue, noSuchTable, refuse } from '#server/http/answers.ts';
import { exportFormats, exportStream } from '#server/inbox/export.ts';
import { filterSchema } from '#server/inbox/filter.ts';
import { readOwnFilter } from '#server/inbox/views/own-filter.ts';
import { limits } from '#server/protection/limits.ts';
import type { Services } from '#server/services.ts';

/**
 * An export is written down when it begins and when its last byte was handed over, with the number of rows
 * and bytes. Whoever received the file asks for that second entry and compares.
 */
export function exportsApi({ database }: Pick<Services, 'database'>): Hono<StaffEnv> {
  let underWay = 0;
  return new Hono<StaffEnv>()
    .get('/submissions/:table/:file{export\\.(csv|jsonl)}', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const query = filterSchema.safeParse(context.req.query());
      if (!query.success) return refuse(context, 400, firstIssue(query.error));
      const own = readOwnFilter(form, context.req.query());
      if (typeof own === 'string') return refuse(context, 400, own);
      if (underWay >= limits.exports.atOnce) {
        context.header('retry-after', String(limits.exports.retryAfter));
        return refuse(context, 429, 'Other exports are being written. Please try again in a moment.');
      }

      const filter = { ...query.data, own, me: context.get('staff').user.id };
      const format = context.req.param('file') === 'export.csv' ? 'csv' : 'jsonl';
      const { email } = context.get('staff').user;
      const id = randomUUIDv7();
      await record(database, email, 'exported', { table: form.table, format, filter }, id);
      underWay += 1;
      const stream = exportStream(database, form, filter, format, {
        finished: (exported) =>
          record(database, email, 'finished an export', { table: form.table, ...exported }, endOf(id)),
        ended: () => {
          underWay -= 1;
        },
      });
      const moment = new Date().toISOString().replaceAll(':', '-');
      context.header('content-type', exportFormats[format].type);
      context.header('content-disposition', `attachment; filename="${form.table}_${moment}.${format}"`);
      context.header('x-export-id', id);
      return context.body(stream);
    })
    .get('/exports/:id', async (context) => {
      const entry = await readEntry(database, endOf(context.req.param('id')));
      if (!entry) return refuse(context, 404, 'That export has not finished.');
      const { rows, bytes } = entry.detail;
      return context.json({ rows, bytes });
    });
}

function endOf(exportId: string): string {
  return `${exportId}-end`;
}
