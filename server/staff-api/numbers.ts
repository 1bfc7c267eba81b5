import { Hono } from 'hono';
import { record } from '#server/accounts/audit.ts';
import type { StaffEnv } from '#server/accounts/guards.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { exportNumbers } from '#server/numbers/report/export-numbers.ts';
import { periodSchema } from '#server/numbers/report/period.ts';
import { numbersReader } from '#server/numbers/report/read-numbers.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

type Needs = Pick<Services, 'database' | 'visits'>;

export function numbersApi({ database, visits }: Needs) {
  const read = numbersReader(database);
  return staffRoutes().on('GET /numbers', async (context) => {
    const period = periodSchema.safeParse(context.req.query());
    if (!period.success) return refuse(context, 400, firstIssue(period.error));
    await visits.store();
    return read(period.data);
  }).router;
}

export function numbersExportApi({ database, visits }: Needs): Hono<StaffEnv> {
  return new Hono<StaffEnv>().get('/numbers/export.csv', async (context) => {
    const period = periodSchema.safeParse(context.req.query());
    if (!period.success) return refuse(context, 400, firstIssue(period.error));
    const { from, to } = period.data;
    await visits.store();
    await record(database, context.get('staff').user.email, 'exported', { numbers: `${from} to ${to}` });
    context.header('content-type', 'text/csv; charset=utf-8');
    context.header('content-disposition', `attachment; filename="numbers_${from}_${to}.csv"`);
    return context.body(exportNumbers(database, period.data));
  });
}
