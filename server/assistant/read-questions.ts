import { forms } from '#app/forms/definitions/registry.ts';
import type { FormTable } from '#app/forms/engine/define-form.ts';
import type { AskedQuestion } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { keptText } from './question-text.ts';

/** Of each form, so that a million submissions make no difference. */
const latestSent = 1000;

/** Every question that fell back: counted without JavaScript, or sent along with a form. Most asked first. */
export async function readQuestions(database: Database): Promise<AskedQuestion[]> {
  const questions = new Map<string, AskedQuestion>();
  const sent = forms.map(({ table }) => questionsSentWith(database, table));
  for (const asked of [await counted(database), ...(await Promise.all(sent))].flat()) add(questions, asked);
  return [...questions.values()].sort((a, b) => b.count - a.count || (a.lastAsked < b.lastAsked ? 1 : -1));
}

async function counted({ db }: Database): Promise<AskedQuestion[]> {
  const rows = await db
    .selectFrom('assistant_questions')
    .select(['text', 'count', 'last_asked_at as lastAsked'])
    .execute();
  return rows;
}

/** The latest that came along with one form. */
export async function questionsSentWith({ db }: Database, table: FormTable): Promise<AskedQuestion[]> {
  const rows = await db
    .selectFrom(table)
    .select(['question', 'created_at'])
    .where('question', 'is not', null)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .limit(latestSent)
    .execute();
  return rows.map(({ question, created_at }) => ({ text: question ?? '', count: 1, lastAsked: created_at }));
}

function add(questions: Map<string, AskedQuestion>, { text, count, lastAsked }: AskedQuestion): void {
  const kept = keptText(text);
  if (!kept) return;
  const known = questions.get(kept.key);
  questions.set(kept.key, {
    text: known?.text ?? kept.text,
    count: count + (known?.count ?? 0),
    lastAsked: known && known.lastAsked > lastAsked ? known.lastAsked : lastAsked,
  });
}
