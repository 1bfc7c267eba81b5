/** One thing that the site watches about itself. */
export type HealthCheck = {
  name: string;
  title: string;
  /** `off` for what is not in use here, or not known. */
  state: 'good' | 'bad' | 'off';
  /** What is so. */
  sentence: string;
  /** What to do about it. */
  advice: string | null;
  /** When it was last looked at; null when never. */
  at: string | null;
  goodAt: string | null;
  /** The last time that something was wrong, and what. */
  bad: { at: string; sentence: string } | null;
};

export type Health = {
  checks: HealthCheck[];
  /** Seconds between two tries; null while the site tries itself only when asked. */
  everySeconds: number | null;
  /** Who is told by mail. */
  told: readonly string[];
};

export type HealthApi = {
  'GET /health': { answer: Health };
  /** Tries everything at once, and answers when that is done. */
  'POST /health/try': { answer: Health };
};
