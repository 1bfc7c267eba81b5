import type { Role } from '../roles.ts';

export const roleNames: Record<Role, string> = { admin: 'Admin', staff: 'Staff' };
