/** Policies as named data. */
export const limits = {
  /** The longest honest submission is well below: 5,000 characters of message, percent-encoded. */
  bodyBytes: 128 * 1024,
  /** No form has thirty. */
  bodyFields: 200,
  /** One sure sign of spam, or two weak ones, puts a submission into quarantine. */
  spam: {
    /** Weak: nobody reads a page and writes a message in less. */
    fastestFillMs: 2000,
    /** Weak: the fewest links that people rarely send. */
    links: 3,
    /** Sure: so many equal submissions to one form within an hour. */
    equalBodies: 10,
    equalWithinSeconds: 60 * 60,
  },
  /**
   * Stored submissions to one form from one address (IPv6: one /64), and from one /48 of IPv6, which one customer
   * may have to himself. A class shares its school's.
   */
  visitor: { submissions: 60, fromWiderNetwork: 600, seconds: 10 * 60 },
  /** Stored submissions of everyone together: a flood from a thousand addresses must not fill the disk. */
  everyone: { submissions: 1_000_000, seconds: 60 * 60 },
  /**
   * Confirmations to one address: nobody's mailbox is filled through our forms. And those that one visitor causes
   * over all forms within the visitor's window: the rest are stored and answered like any other, without a mail.
   */
  confirmations: { mails: 5, seconds: 60 * 60, fromOneVisitor: 30 },
  /**
   * Tries within a quarter of an hour: at one account from wherever they come, from one visitor's network, and of
   * everyone together, which also bounds what counting them takes. A try that was right does not count.
   */
  tries: {
    seconds: 15 * 60,
    /** At signing in. */
    passwords: { account: 10, visitor: 100, inAll: 5000 },
    /** Asked for again of someone who is signed in. */
    ownPasswords: { account: 10 },
    /** From an app, or to recover. */
    codes: { account: 10 },
    /** With a link to a new password. */
    resetMails: { account: 5, visitor: 50, inAll: 1000 },
    /** To join the team, sent to one address. */
    invitations: { account: 5, visitor: 50, inAll: 1000 },
    signUps: { account: 5, visitor: 10, inAll: 100 },
  },
  /** Wrong links to a visitor's own page: of one visitor, and of everyone together. One that is right does not count. */
  requestLinks: { fromOneVisitor: 30, inAll: 5000, seconds: 15 * 60 },
  /** What is added to a request through its page: to one of them, and by one visitor. */
  additions: { toOne: 20, fromOneVisitor: 60, seconds: 60 * 60 },
  /** Calls with one API key. */
  apiKeys: { calls: 120, seconds: 60, most: 100 },
  /** Test mails and test calls of webhooks, of all admins together. */
  setupTests: { inAll: 60, seconds: 10 * 60 },
  /** How long a ticket is good by which the site tries its own forms. */
  canaries: { seconds: 60 },
  /** Exports that one process writes at the same time; `retryAfter` is in seconds. */
  exports: { atOnce: 3, retryAfter: 15 },
  /** Questions that the assistant could not answer: stored together, and never more than staff can read. */
  questions: { storedAfterMs: 2000, mostPending: 200, mostKept: 1000 },
  /**
   * Visits are counted together too. Whatever somebody makes up, neither memory nor tables grow with it: sources and
   * campaigns beyond so many pairs per day are counted as one, visitors beyond so many marks only as views.
   */
  visits: {
    storedAfterMs: 2000,
    mostPending: 20_000,
    inOneGo: 50,
    originsPerDay: 200,
    marksPerDay: 600_000,
    longestReferrer: 2000,
  },
  /** Every visitor's browser gets the aliases. */
  aliases: { most: 200, longestPhrase: 100 },
} as const;

/** After this no count matters any more. */
export const longestWindowSeconds = Math.max(
  ...Object.values(limits).flatMap((limit) =>
    typeof limit === 'object' && 'seconds' in limit ? [limit.seconds] : [],
  ),
);
