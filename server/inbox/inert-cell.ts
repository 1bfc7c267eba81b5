/** Programs take a cell that begins with one of these for a formula; some skip white space before it. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** A whole phone number: a plus, then seven or more digits and what people write between them. */
const phoneNumber = /^\+(?:[ ().\-/]*\d){7,}[ )]*$/;

const zeroWidthSpace = '\u200B';

/**
 * The text of a cell that no spreadsheet calculates. A phone number gets a space without width before its
 * plus: it looks as it was written and stays text, where any other space would leave a bare number without its
 * plus. Anything else gets an apostrophe, which shows that it was touched.
 */
export function inertCell(text: string): string {
  if (!formulaStart.test(text)) return text;
  return phoneNumber.test(text) ? `${zeroWidthSpace}${text}` : `'${text}`;
}
