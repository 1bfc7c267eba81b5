import type { Question, Word } from '../engine/read-question.ts';

/** “no drones”, “not a wedding”, “without video”, “instead of photos”, “we already have a logo”. */
const refusals = /^(?:not|no|dont|without|instead|except|forget|sin|already)$/;
/** “not sure”, “no idea”, “don't know”: about the visitor, not about a topic. */
const harmless =
  /^(?:sure|idea|know|only|yet|longer|problem|matter|worry|clue|experience|prior|find|understand)$/;
/** Where the visitor turns to what is wanted. */
const turns =
  /^(?:but|just|only|i|im|we|want|need|tell|show|give|please|can|what|how|where|pero|solo|quiero|necesito|sino)$/;

/** Takes what the visitor does not want out of the question, as long as something is left. */
export function withoutRefusals(question: Question): Question {
  const { text, words } = question;
  const refused = new Set<number>();
  for (const [position, { spelling }] of words.entries()) {
    if (refusals.test(spelling) && !harmless.test(words[position + 1]?.spelling ?? '')) {
      for (const each of scopeFrom(position, question)) refused.add(each);
    }
  }
  const left = words.filter(({ filler }, position) => !filler && !refused.has(position));
  if (left.length === 0) return question;
  return { text, words: words.map((word, position) => (refused.has(position) ? muted(word) : word)) };
}

/** Up to the next comma, or to where the sentence turns. “don't want” has not turned yet. */
function scopeFrom(start: number, { text, words }: Question): number[] {
  const scope = [start];
  for (let position = start + 1; position < words.length; position++) {
    const word = words[position];
    const previous = words[position - 1];
    if (!word || !previous || /[,;.!?:–—]/.test(text.slice(previous.end, word.start))) break;
    const isWish = position === start + 1 && /^(?:want|need|quiero|necesito)$/.test(word.spelling);
    if (!isWish && turns.test(word.spelling)) break;
    scope.push(position);
  }
  return scope;
}

const muted = (word: Word): Word => ({ ...word, spelling: '', meanings: [], filler: true });
