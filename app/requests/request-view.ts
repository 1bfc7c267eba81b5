/** What a visitor sees of their own submission. */
export type RequestView = {
  secret: string;
  form: string;
  reference: string;
  sentAt: string;
  state: string;
  answers: { title: string; text: string }[];
  messages: RequestMessage[];
};

export type RequestMessage = { id: string; at: string; isOurs: boolean; text: string };

/** `wait` is the seconds until somebody who tried too many links may try again. */
export type OpenedRequest = { view: RequestView | null; wait: number };

/** What became of a post that could not be taken: the sentence, and what was typed. */
export type RequestTrouble = { message: string; typed: string };
