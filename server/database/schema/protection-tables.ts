export type ProtectionTables = { visitor_counts: { key: string; since: string; count: number } };
