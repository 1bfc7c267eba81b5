import { type AliasBook, openAliasBook } from './alias-book.ts';
import { type QuestionCounter, questionCounter } from './count-questions.ts';

/** What the assistant has learned, shared by visitors and staff of one process. */
export type Assistant = { aliases: AliasBook; questions: QuestionCounter };

export function openAssistant(services: Parameters<typeof questionCounter>[0]): Assistant {
  return { aliases: openAliasBook(services), questions: questionCounter(services) };
}
