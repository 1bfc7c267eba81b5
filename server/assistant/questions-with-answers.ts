import type { Destination } from '#app/assistant/sentence/destinations.ts';
import type { Database } from '#server/database/connection.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { readAliases } from './aliases.ts';
import { keptText } from './question-text.ts';
import { questionsSentWith } from './read-questions.ts';

export type AnsweredQuestion = { text: string; destination: Destination };

/** Whoever sends this form has found what the question was about. The contact form is for everything. */
const foundIn = {
  photography_submissions: 'creative_studio',
  aerial_submissions: 'aerial',
  video_generation_submissions: 'creative_studio',
  ai_visuals_submissions: 'creative_studio',
  graphic_design_submissions: 'creative_studio',
  bootcamp_registrations: 'education',
  education_applications: 'education',
  veterans_applications: 'veterans_program',
} as const satisfies Partial<Record<SubmissionTable, Destination>>;

/**
 * Questions that fell back, or whose answer was left again at once, and yet turned out to have an answer: staff named
 * the page, or the visitor found the form. Each once, staff first.
 */
export async function readAnsweredQuestions(database: Database): Promise<AnsweredQuestion[]> {
  const aliases = await readAliases(database);
  const found: AnsweredQuestion[] = aliases.map(({ phrase, page }) => ({ text: phrase, destination: page }));
  for (const [table, destination] of Object.entries(foundIn)) {
    const sent = await questionsSentWith(database, table as SubmissionTable);
    found.push(...sent.map(({ text }) => ({ text, destination })));
  }
  const kept = found.flatMap(({ text, destination }) => {
    const question = keptText(text);
    return question ? [{ ...question, destination }] : [];
  });
  const once = Map.groupBy(kept, ({ key }) => key);
  return [...once.values()].flatMap(([first]) =>
    first ? [{ text: first.text, destination: first.destination }] : [],
  );
}
