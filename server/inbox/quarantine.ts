import { forms } from '#app/forms/definitions/registry.ts';
import type { Quarantine } from '#app/inbox/answers.ts';
import { messageOf, nameOf } from '#app/inbox/frame/row-text.ts';
import type { Database } from '#server/database/connection.ts';
import { selectShown } from './records.ts';

const mostShown = 200;

/** What was held back as spam, of all tables, newest first. Each table is read through its index by status. */
export async function readQuarantine(database: Database): Promise<Quarantine> {
  const found = await Promise.all(
    forms.map(async (form) => {
      const { query, toRecord } = selectShown(database, form);
      const rows = await query
        .where('status', '=', 'spam')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(mostShown + 1)
        .execute();
      return rows.map(toRecord).map((row) => {
        const { id, created_at, reference, status, email, spam_reasons } = row;
        const reasons = Array.isArray(spam_reasons) ? spam_reasons.map(String) : [];
        const about = { name: nameOf(row), email, message: messageOf(row), reasons };
        return { table: form.table, id, created_at, reference, status, ...about };
      });
    }),
  );
  const rows = found.flat().sort((a, b) => b.created_at.localeCompare(a.created_at));
  return { rows: rows.slice(0, mostShown), more: rows.length > mostShown };
}
