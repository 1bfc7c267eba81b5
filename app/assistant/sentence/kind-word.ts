import type { Question } from '../engine/read-question.ts';

const kindWord = 'También puede escribirnos en español; con gusto le ayudamos.';

/** Small words that Spanish has and English has not, and words that visitors here begin with. */
const spanish =
  /^(?:el|la|los|las|un|una|de|del|que|para|por|con|mi|su|es|son|esta|estan|hay|donde|cuando|cuanto|como|cual|quien|quiero|necesito|busco|tienen|venden|ofrecen|hola|gracias|puedo|soy|y|en|al|le|me|hablan|espanol)$/;
const least = 2;
const leastShare = 0.4;

/** The reply is in the site's language; whoever asks in Spanish learns that they may go on in it. */
export function kindWordTo({ words }: Question): string | null {
  const small = words.filter(({ spelling }) => spanish.test(spelling)).length;
  return small >= least && small >= leastShare * words.length ? kindWord : null;
}
