import { fieldOf } from '#app/editable/fields.ts';
import { mark, marksIn, replaceMarked, withoutMarks } from '#app/editable/marks.ts';
import type { ShownPage } from '#app/editable/page-maker.ts';
import { type Changes, isCopy, referencesIn, shownTexts, type Texts } from '#app/editable/texts.ts';

/** Addresses and names of films are no words: what is made of them must not have a mark in it. */
const marked = new Set(['line', 'text', 'price', 'email']);

/** All texts as they are shown, those that can be changed with a mark. */
export function markedTexts(texts: Texts, changes: Changes): [path: string, text: string][] {
  const shown = shownTexts(texts, changes);
  const paths = Object.keys(texts);
  const numbers = new Map(paths.map((path, number) => [path, number]));
  return paths.map((path) => {
    const source = sourceOf(texts, path);
    const text = shown.get(source) ?? '';
    const kind = fieldOf(source, texts[source]?.words ?? '')?.kind;
    const number = numbers.get(source);
    return [path, kind && marked.has(kind) && number !== undefined ? mark(number, text) : text];
  });
}

/** Where a text is changed: there, or at the text that it copies. */
function sourceOf(texts: Texts, path: string): string {
  const words = texts[path]?.words ?? '';
  const [source] = isCopy(words) ? referencesIn(words) : [];
  return source === undefined ? path : sourceOf(texts, source);
}

const pieces = /<(script|style|title|textarea)\b[^>]*>.*?<\/\1>|<[^>]*>|[^<]+/gs;

/**
 * A page whose marks have become comments around texts, which change nothing on it, and the number of an alternative
 * text an attribute. It has no scripts: nothing wakes while it is edited.
 */
export function pageWithTexts(html: string, texts: Texts, changes: Changes): ShownPage {
  const paths = Object.keys(texts);
  const found = new Set(marksIn(html).map((number) => paths[number] ?? ''));
  for (const path of linksOn(withoutMarks(html), texts, changes)) found.add(path);
  const named = html.replace(pieces, (piece) => {
    if (piece.startsWith('<script')) return '';
    if (/^<(style|title|textarea)\b/.test(piece)) return withoutMarks(piece);
    if (piece.startsWith('<')) return withoutMarks(piece.replace(/\salt="[^"]*"/, numberedAlt));
    return withoutMarks(replaceMarked(piece, (number, text) => `<!--text ${number}-->${text}<!--/text-->`));
  });
  return { html: named, paths: [...found].filter(Boolean) };
}

function numberedAlt(attribute: string): string {
  const [number] = marksIn(attribute);
  return number === undefined ? attribute : `${attribute} data-alt-text="${number}"`;
}

/** Links and films carry no mark: they are on a page that has their address in it. */
function linksOn(html: string, texts: Texts, changes: Changes): string[] {
  const shown = shownTexts(texts, changes);
  return Object.entries(texts).flatMap(([path, { words }]) => {
    const kind = fieldOf(path, words)?.kind;
    const text = shown.get(path) ?? '';
    return (kind === 'link' || kind === 'film') && html.includes(text.replaceAll('&', '&amp;')) ? [path] : [];
  });
}
