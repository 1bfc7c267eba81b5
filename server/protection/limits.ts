/** Policies as named data. */
export const limits = {
  /** The longest honest submission is well below: 5,000 characters of message, percent-encoded. */
  bodyBytes: 128 * 1024,
} as const;
