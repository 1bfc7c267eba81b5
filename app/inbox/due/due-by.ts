/** What is to be answered: what is late, and what is due before the office's day ends (late ones among it). */
export const dueBy = ['late', 'today'] as const;

export type DueBy = (typeof dueBy)[number];
