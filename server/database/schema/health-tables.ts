export type HealthTables = {
  /** What the site last found out about each thing that it watches about itself. */
  health_checks: {
    name: string;
    state: 'good' | 'bad' | 'off';
    /** The same few words for the same kind of failure; empty when it is good. */
    cause: string;
    sentence: string;
    advice: string | null;
    at: string;
    good_at: string | null;
    bad_at: string | null;
    bad_sentence: string | null;
    /** How many times in a row it was bad. */
    failures: number;
    /** 1 once somebody was told that it is bad. */
    told: number;
  };
};
