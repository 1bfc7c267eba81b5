/** `name` is that of who did it, or again the address. */
export type AuditEntry = {
  id: string;
  at: string;
  actor: string;
  name: string;
  action: string;
  detail: Record<string, unknown>;
};

/** Whoever did something, and whatever was done. */
export type AuditFilters = { actors: string[]; actions: string[] };

/** Newest first; `next` is where older ones begin. */
export type AuditPage = { entries: AuditEntry[]; next: string | null; filters: AuditFilters };
