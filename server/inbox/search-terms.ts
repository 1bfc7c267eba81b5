import { foldText } from '#server/submissions/fold-text.ts';

/**
 * A part of what staff search for: all of its words stand in a row, or `compact` does once what people write
 * between the digits of a phone number, or in a reference, is left out.
 */
export type Term = { words: string[]; compact: string | null };

const mostTerms = 8;

/** What is left out on both sides. */
export const separators = [' ', '-', '(', ')', '+', '.', '/', '‐', '–'];

const numberRun = /[+(]*\d[\d \-()+./‐–]*\d/g;
const fewestDigits = 6;

/** Eight letters and digits: a reference without its dash, or with a dash that some program made longer. */
const reference = /^#?([a-z\d]{4})[‐‑–—−]?([a-z\d]{4})$/;

export function termsOf(query: string): Term[] {
  const numbers: Term[] = [];
  const others = foldText(query).replace(numberRun, (run) => {
    if (digitsOf(run).length < fewestDigits) return run;
    numbers.push({ words: run.split(' '), compact: ownDigits(run) });
    return ' ';
  });
  const words = others.split(' ').filter(Boolean);
  return [...numbers, ...words.map(termOf)].slice(0, mostTerms);
}

function termOf(written: string): Term {
  const word = written.replace(/^#(?=[a-z\d]{4}-[a-z\d]{4}$)/, '');
  const [, start, end] = reference.exec(word) ?? [];
  return { words: [word], compact: start && end ? start + end : null };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Country codes are one digit (1, 7), two, or three. */
const countryCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** A phone number without its country code and the zero before it: what every way of writing it has in common. */
function ownDigits(run: string): string {
  const digits = digitsOf(run).replace(/^00/, '');
  const isAbroad = /^\(?(?:\+|00)/.test(run);
  const isAmerican = /^1\d{10}$/.test(digits);
  const own = digits.replace(isAbroad || isAmerican ? countryCode : '', '').replace(/^0/, '');
  return own.length < fewestDigits ? digits : own;
}
