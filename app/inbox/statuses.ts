/** Where a submission stands, in the order in which staff work through them. */
export const statuses = ['new', 'in progress', 'done', 'spam'] as const;

export type Status = (typeof statuses)[number];
