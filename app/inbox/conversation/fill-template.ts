/** What a template may leave open, and what stands there for staff to read. */
export const placeholders = {
  name: "the visitor's name",
  reference: 'the reference',
  form: 'the form',
} as const;

export type Placeholder = keyof typeof placeholders;

/** Puts in what is known. A word in braces that is no placeholder stays as it was written. */
export function fillTemplate(text: string, values: Record<Placeholder, string>): string {
  return text.replace(/\{(\w+)\}/g, (written, word: string) =>
    Object.hasOwn(values, word) ? values[word as Placeholder] : written,
  );
}
