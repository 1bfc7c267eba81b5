export type AssistantTables = {
  /** Questions that fell back, as often as they were asked without JavaScript. */
  assistant_questions: {
    /** Its words in one spelling. */
    key: string;
    text: string;
    count: number;
    first_asked_at: string;
    last_asked_at: string;
  };
  /** Questions that staff sent to a page of the catalog. */
  assistant_aliases: {
    key: string;
    phrase: string;
    page: string;
    made_by: string;
    made_at: string;
  };
};
