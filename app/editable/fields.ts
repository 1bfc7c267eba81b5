import { isCopy, referencesIn } from './texts.ts';

export type FieldKind = 'line' | 'text' | 'price' | 'link' | 'email' | 'film';

/** How a text can be changed. */
export type Field = { kind: FieldKind; longest: number };

/** Names, addresses and settings that code and other pages rely on. Pictures and links within the site are not words. */
const notWords =
  /^company\.(brand|hours|address\.(region|country))\b|^qrPage\.source$|^photoGallery\.large\b|\.(id|path|picture|poster|setsFlag|category|credit|focal)$|^graphicDesign\.examples\.list\.\d+\.name$/;

const film = /^(qrTrailer|aerialFilm|hologramFilms\.\w+|program\.\d+)\.id$/;

/** How the text at a path can be changed; null for what cannot be, or is changed where it comes from. */
export function fieldOf(path: string, words: string): Field | null {
  if (isCopy(words)) return null;
  if (film.test(path)) return { kind: 'film', longest: 11 };
  if (notWords.test(path) || !/[\p{L}\p{N}]/u.test(words)) return null;
  if (words.startsWith('/')) return null;
  if (/^https:/.test(words)) return { kind: 'link', longest: 300 };
  if (/^\$[\d,.]+$/.test(words)) return { kind: 'price', longest: 12 };
  if (/^\S+@\S+$/.test(words)) return { kind: 'email', longest: 100 };
  if (/^pages\.[\w-]+\.title$/.test(path)) return { kind: 'line', longest: 60 };
  if (/^pages\.[\w-]+\.description$/.test(path)) return { kind: 'line', longest: 160 };
  return words.length <= 60 ? { kind: 'line', longest: 120 } : { kind: 'text', longest: 1000 };
}

// Soft hyphens and the joiners inside of emoji and of some scripts may stay.
const unseen = /(?![\u00AD\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

const shapes: Partial<Record<FieldKind, { fits: (words: string) => boolean; sentence: string }>> = {
  price: {
    fits: (words) => /^\$(\d{1,3}(,\d{3})+|\d{1,6})(\.\d{2})?$/.test(words),
    sentence: 'Write a price like $350 or $1,500.',
  },
  link: { fits: isWebAddress, sentence: 'Write a whole address that begins with https://.' },
  email: {
    fits: (words) => /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(words),
    sentence: 'Write an email address like hello@example.org.',
  },
  film: {
    fits: (words) => /^[\w-]{11}$/.test(words),
    sentence: 'Write the eleven signs that name the film on YouTube, like aqz-KE-bpKQ.',
  },
};

/** What is typed, as it is kept: one line, with the spaces around it that its neighbors need. */
export function keptWords(typed: string, instead: string): string {
  const [, before = '', after = ''] = /^( *).*?( *)$/s.exec(instead) ?? [];
  const line = typed.replace(/[\r\n\t ]+/g, ' ').trim();
  // Paths are put behind the site's own address.
  return before + line.replace(/^(https:\/\/[^/]+)\/$/, '$1') + after;
}

/** Why words cannot stand in this field, in a sentence; null when they can. */
export function refusalOf({ kind, longest }: Field, words: string, instead: string): string | null {
  const text = words.trim();
  if (text === '') return 'It cannot be empty.';
  if (text.length > longest) return `It has ${text.length} characters; at most ${longest} fit here.`;
  if (unseen.test(text)) return 'It has characters that cannot be seen. Please type it anew.';
  const shape = shapes[kind];
  if (shape && !shape.fits(text)) return shape.sentence;
  const known = referencesIn(instead);
  if (
    referencesIn(text).some((path) => !known.includes(path)) ||
    /[{}]/.test(text.replace(/\{[^{}]+\}/g, ''))
  )
    return 'Braces { } are kept for facts that come from elsewhere. Please leave them as they were.';
  return null;
}

function isWebAddress(words: string): boolean {
  if (/[\s"'<>\\{}]/.test(words)) return false;
  const url = URL.parse(words);
  return url !== null && url.protocol === 'https:' && url.hostname.includes('.') && url.username === '';
}
