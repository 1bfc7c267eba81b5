import { isBranch } from './content.ts';
import { mark, replaceMarked, withoutMarks } from './marks.ts';
import type { Texts } from './texts.ts';

type StandIn = { what: string; value: string };

/**
 * Reads texts out of parts of the content as they are loaded, in their order. Every text it has read carries a mark
 * from then on, so a later one that is made with it shows which it was made of.
 */
export function textReader(standIns: StandIn[]) {
  const texts: Texts = {};
  const paths: string[] = [];
  const waiting: StandIn[] = [];
  let seen = 0;

  function read(holder: Record<string, unknown>, key: string, path: string): void {
    const value = holder[key];
    if (isBranch(value)) {
      for (const inner of Object.keys(value)) read(value, inner, `${path}.${inner}`);
    } else if (typeof value === 'string') {
      const words = replaceMarked(value, (number) => `{${paths[number]}}`);
      const text = withoutMarks(value);
      const standIn = waiting.find((one) => text.includes(one.value));
      if (standIn) waiting.splice(waiting.indexOf(standIn), 1);
      texts[path] = standIn ? { words, standsIn: standIn.what } : { words };
      // The same object can stand in two places: what it was read as first is where it is changed.
      if (!/^\{[^{}]+\}$/.test(words)) holder[key] = mark(paths.push(path) - 1, text);
    }
  }

  return {
    texts,
    readPart(name: string, part: object): void {
      waiting.push(...standIns.slice(seen));
      seen = standIns.length;
      read({ [name]: part }, name, name);
    },
  };
}
