/** Staff read, mark, note and answer; admins also export, erase, invite and set up. */
export const roles = ['admin', 'staff'] as const;
export type Role = (typeof roles)[number];
