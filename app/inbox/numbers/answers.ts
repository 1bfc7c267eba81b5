/** How far visitors came. Every step but the last two counts visits. */
export type Steps = {
  views: number;
  visits: number;
  /** Visits that saw a page with a form. */
  seen: number;
  begun: number;
  sent: number;
  answered: number;
};

/** The steps of one page, source, week and so on; `before` is what its visits were in the period before. */
export type NumbersLine = Steps & { name: string; before: number };

export type PageLine = {
  page: string;
  name: string;
  views: number;
  visits: number;
  entries: number;
  before: number;
};

/** How long submissions waited for their first answer, in minutes; null when there is none. */
export type AnswerTimes = { count: number; median: number | null; p90: number | null };

export type NamedCount = { name: string; count: number; before: number };

/** What is asked of a period; days are of UTC, the last one included. */
export type Period = { from: string; to: string };

export type Numbers = {
  period: Period;
  before: Period;
  /** The first day that was counted; null before that. */
  since: string | null;
  total: Steps;
  totalBefore: Steps;
  days: { day: string; views: number; visits: number }[];
  weeks: NumbersLine[];
  pages: PageLine[];
  forms: NumbersLine[];
  sources: NumbersLine[];
  campaigns: NumbersLine[];
  devices: NumbersLine[];
  answerTimes: { now: AnswerTimes; before: AnswerTimes };
  /** Where the assistant led. */
  destinations: NamedCount[];
  leftOut: NamedCount[];
};
