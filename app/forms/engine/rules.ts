import { regexes } from 'zod/mini';
import type { FormDefinition } from './define-form.ts';
import type { Field } from './fields.ts';
import { cutText, sanitizeMap, sanitizeText } from './sanitize.ts';

/** What is stored for a value, or the sentence that tells why it cannot be. */
export type Checked = { value: unknown } | { problem: string };
type Rule = (value: unknown) => Checked;
type RuleFor = { [Kind in Field['kind']]: (field: Extract<Field, { kind: Kind }>) => Rule };

/** What these may be made of, and how many characters they may have. */
export const textRules = {
  name: { most: 100, pattern: /^[\p{L}\p{M}\p{Zs}'’‐‑-]+$/u },
  email: { most: 255, pattern: regexes.email },
  phone: { least: 10, most: 20, pattern: /^[\d\s\-()+]+$/ },
};

/**
 * The specification's rules per kind, in its order, each with its own sentence. They are plain functions: a
 * schema library would be half of what a visitor's browser loads to check a form.
 */
const rules: RuleFor = {
  name: () =>
    text(
      required('Name is required'),
      atMost(textRules.name.most, 'Name must be less than 100 characters'),
      pattern(textRules.name.pattern, 'Name can only contain letters, spaces, hyphens, and apostrophes'),
    ),
  email: () => {
    const check = text(
      required('Email is required'),
      pattern(textRules.email.pattern, 'Please enter a valid email address'),
      atMost(textRules.email.most, 'Email must be less than 255 characters'),
    );
    return (value) => {
      const checked = check(value);
      return 'value' in checked ? { value: String(checked.value).toLowerCase() } : checked;
    };
  },
  phone: () =>
    optional(
      pattern(
        textRules.phone.pattern,
        'Phone number can only contain digits, spaces, hyphens, parentheses, and plus signs',
      ),
      atLeast(textRules.phone.least, 'Phone number must be at least 10 characters'),
      atMost(textRules.phone.most, 'Phone number must be less than 20 characters'),
    ),
  line: limitedText,
  paragraph: limitedText,
  choice: limitedText,
  choices: (field) => (value) => {
    const chosen = asList(value);
    return chosen.length > field.max ? { problem: field.tooMany } : { value: chosen };
  },
  map: () => (value) => ({ value: sanitizeMap(value) }),
};

const rulesByForm = new WeakMap<FormDefinition, [field: string, rule: Rule][]>();

export function rulesOf(form: FormDefinition): [field: string, rule: Rule][] {
  const known = rulesByForm.get(form);
  if (known) return known;
  const made = Object.entries(form.fields).map(([name, field]): [string, Rule] => [name, ruleFor(field)]);
  rulesByForm.set(form, made);
  return made;
}

function ruleFor<Kind extends Field['kind']>(field: Extract<Field, { kind: Kind }>): Rule {
  return (rules[field.kind as Kind] as (field: Extract<Field, { kind: Kind }>) => Rule)(field);
}

type LimitedText = { noun: string; max: number; mandatory?: boolean; hidden?: boolean };

function limitedText(field: LimitedText): Rule {
  // A visitor cannot mend what they cannot see.
  if (field.hidden) return (value) => ({ value: cutText(asText(value), field.max) || null });
  const limit = atMost(field.max, `${field.noun} must be less than ${field.max} characters`);
  return field.mandatory ? text(required(`${field.noun} is required`), limit) : optional(limit);
}

/** Null when all is well. */
type Check = (text: string) => string | null;

function text(...checks: Check[]): Rule {
  return (value) => passing(asText(value), checks);
}

/** Nothing typed is stored as null. */
function optional(...checks: Check[]): Rule {
  return (value) => {
    const typed = asText(value);
    return typed === '' ? { value: null } : passing(typed, checks);
  };
}

function passing(value: string, checks: Check[]): Checked {
  for (const check of checks) {
    const problem = check(value);
    if (problem !== null) return { problem };
  }
  return { value };
}

function required(problem: string): Check {
  return (value) => (value === '' ? problem : null);
}

function pattern(expression: RegExp, problem: string): Check {
  return (value) => (expression.test(value) ? null : problem);
}

function atLeast(length: number, problem: string): Check {
  return (value) => (lengthOf(value) < length ? problem : null);
}

function atMost(length: number, problem: string): Check {
  return (value) => (value.length > length && lengthOf(value) > length ? problem : null);
}

/** As a visitor counts: an emoji is one character. */
function lengthOf(value: string): number {
  return [...value].length;
}

/** A phone number may come as a number. Whatever else is not text counts as nothing typed. */
function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? sanitizeText(value) : '';
}

function asList(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(asText).filter(Boolean);
}
