/** Who takes care of a submission. */
export type Owner = { id: string; name: string };

/** Whose submissions a list shows. */
export const whose = ['mine', 'nobody'] as const;
export type Whose = (typeof whose)[number];
