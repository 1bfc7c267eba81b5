/** Somebody who has a submission open. */
export type Present = { submission: string; user: string; name: string; isWriting: boolean };

/** What a tab tells of itself; `submission` is null when it has closed what it had open. */
export type Presence = { tab: string; submission: string | null; isWriting: boolean };

/** Milliseconds. A tab that is looked at tells so again and again; who has not for so long is gone. */
export const presenceTimes = { beat: 10_000, gone: 30_000 };
