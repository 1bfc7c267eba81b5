export type VisitCounts = {
  views: number;
  /** Visitors of this page on this day. */
  visits: number;
  /** Visits to the site that began here. */
  entries: number;
  /** Visits whose first page with a form this was. */
  seen: number;
  /** Visitors of this day who began to fill in the form of this page. */
  begun: number;
};

/** Counts per day; none of them says who. */
export type NumbersTables = {
  /** `source` and `campaign` are empty when nothing told them. */
  visit_counts: { day: string; page: string; source: string; campaign: string; device: string } & VisitCounts;
  /** What is counted by one name alone: what was left out and why, and where the assistant led. */
  day_counts: { day: string; kind: 'left out' | 'assistant'; name: string; count: number };
  /** Makes the marks of one day; nobody can make them again once it is gone. */
  visit_salts: { day: string; salt: string };
  /** That one visitor has been counted today for one thing. The mark of the visit knows where it came from. */
  visit_marks: { mark: string; day: string; source: string; campaign: string };
  /** Printed codes; retired ones still lead to the page. */
  qr_codes: {
    slug: string;
    name: string;
    made_at: string;
    made_by: string;
    retired_at: string | null;
  };
};
