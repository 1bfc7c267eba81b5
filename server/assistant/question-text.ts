import { mostCharacters } from '#app/assistant/engine/read-question.ts';
import { spellingOf } from '#app/assistant/engine/spelling.ts';
import { cutText, sanitizeText } from '#app/forms/engine/sanitize.ts';

/** What the assistant's line takes. */
const longest = 300;

export type QuestionText = { key: string; text: string };

/** A question as it is kept; null when it has no words, or looks as if it told who asks. */
export function keptText(typed: string): QuestionText | null {
  // Looked at before it is cut: half a phone number looks like none.
  const read = sanitizeText(typed.slice(0, mostCharacters));
  if (looksPersonal(read)) return null;
  const text = cutText(read.replace(/\s+/g, ' '), longest);
  const key = keyOf(text);
  return key === '' ? null : { key, text };
}

/** Questions of the same words are the same question, whatever their case, plurals and punctuation. */
function keyOf(text: string): string {
  const words = text.split(/[^\p{L}\p{N}\p{M}'’]+/u).map(spellingOf);
  const key = words.filter((word) => word !== '').join(' ');
  // A letter that stands for several grows when it is spelled out.
  return key.slice(0, longest).toWellFormed().trim();
}

/** Like an e-mail address or a phone number, spelled out or not. Rather one question too few. */
export function looksPersonal(typed: string): boolean {
  const text = typed.normalize('NFKC').toLowerCase().replace(spelledDigit, '0');
  return emailLike.test(text) || phoneLike.test(text) || (text.match(/\p{Nd}/gu)?.length ?? 0) >= fullNumber;
}

const spelledDigit = /\b(?:zero|one|two|three|four|five|six|seven|eight|nine)\b/g;
const emailLike = /@|%40|\bat\b.*\bdot\b/s;
/** Six digits, as the shortest numbers have, without a word between. */
const phoneLike = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){5}/u;
/** So many digits are a number even with words between. */
const fullNumber = 10;
