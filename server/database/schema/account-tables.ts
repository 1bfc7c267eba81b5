import type { Generated } from 'kysely';
import type { Role } from '#app/inbox/roles.ts';

/** The auth library's tables (camelCase, made by `auth-tables.ts`) as far as we read them, and our own. */
export type AccountTables = {
  user: {
    id: string;
    email: string;
    name: string;
    emailVerified: boolean;
    twoFactorEnabled: boolean | number | null;
    createdAt: string;
  };
  session: {
    id: string;
    userId: string;
    token: string;
    createdAt: string;
    updatedAt: string;
    expiresAt: string;
    userAgent: string | null;
  };
  /** How a user signs in; the library's. */
  account: { id: string; userId: string };
  /** What a mailed link is worth; made and used up by the library. */
  verification: { id: string; identifier: string; value: string; createdAt: string; expiresAt: string };
  user_roles: { user_id: string; role: Role };
  /** Who is asked to join the team, until they have. */
  invitations: {
    id: string;
    email: string;
    name: string;
    role: Role;
    secret_hash: string;
    invited_by: string;
    at: string;
    ends_at: string;
  };
  site_secrets: { name: string; value: string };
  audit_log: {
    id: string;
    at: string;
    /** The address as it was then: an entry outlives its account. */
    actor: string;
    action: string;
    detail: Generated<string>;
  };
};
