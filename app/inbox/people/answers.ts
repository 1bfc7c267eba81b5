import type { DeliveryFacts, Submission } from '../answers.ts';

/** Something that happened around a person's submissions; `submission` is the one that it belongs to. */
export type PersonEvent = { id: string; at: string; table: string; submission: string } & (
  | { kind: 'submission'; row: Submission }
  | { kind: 'note'; author: string; text: string }
  | { kind: 'message'; author: string | null; mailedBy: string | null; text: string }
  | { kind: 'delivery'; delivery: Omit<DeliveryFacts, 'target' | 'isOn'> }
);

/** All that one person sent and what became of it, newest first; `more` when there is more than is listed. */
export type Person = { email: string; events: PersonEvent[]; more: boolean };
