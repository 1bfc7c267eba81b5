/** Digits with the signs that stand between them, and perhaps an extension, which is for the one who calls. */
const phoneNumber = /^(\+?[\d\s()./-]{3,40}?)\s*(?:(?:ext\.?|x)\s*\d{1,6})?$/i;

/** What a phone dials for what a visitor typed as a number; nothing for what is none. */
export function dialed(phone: string): string {
  const [, number = ''] = phoneNumber.exec(phone.trim()) ?? [];
  return number.replace(/[^\d+]/g, '');
}
