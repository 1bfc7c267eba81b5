import type { Submission } from '../answers.ts';

/** A submission among those of other forms. */
export type ListedSubmission = Submission & { table: string };

/** `lookedTo` is set when a search stopped to answer what it has: it goes on at `nextCursor`. */
export type AllPage = { rows: ListedSubmission[]; nextCursor: string | null; lookedTo: string | null };
