import * as z from 'zod/mini';
import type { FormDefinition } from './define-form.ts';
import type { Field } from './fields.ts';
import { cutText, sanitiseMap, sanitiseText } from './sanitise.ts';

type Rule = z.ZodMiniType<unknown, unknown>;
type RuleFor = { [Kind in Field['kind']]: (field: Extract<Field, { kind: Kind }>) => Rule };

/** The specification's rules a kind, required before format before length, each with its own sentence. */
const rules: RuleFor = {
  name: () =>
    text(
      required('Name is required'),
      pattern(
        /^[\p{L}\p{M}\p{Zs}'’‐‑-]+$/u,
        'Name can only contain letters, spaces, hyphens, and apostrophes',
      ),
      atMost(100, 'Name must be less than 100 characters'),
    ),
  email: () =>
    z.pipe(
      text(
        required('Email is required'),
        pattern(z.regexes.email, 'Please enter a valid email address'),
        atMost(255, 'Email must be less than 255 characters'),
      ),
      z.transform((value) => String(value).toLowerCase()),
    ),
  phone: () =>
    optional(
      pattern(
        /^[\d\s\-()+]+$/,
        'Phone number can only contain digits, spaces, hyphens, parentheses, and plus signs',
      ),
      z.minLength(10, { error: 'Phone number must be at least 10 characters', abort: true }),
      atMost(20, 'Phone number must be less than 20 characters'),
    ),
  line: limitedText,
  paragraph: limitedText,
  choice: limitedText,
  choices: (field) =>
    z.pipe(z.transform(asList), z.array(z.string()).check(z.maxLength(field.max, { error: field.tooMany }))),
  map: () => z.transform(sanitiseMap),
};

export function ruleFor<Kind extends Field['kind']>(field: Extract<Field, { kind: Kind }>): Rule {
  return (rules[field.kind as Kind] as (field: Extract<Field, { kind: Kind }>) => Rule)(field);
}

type Schema = z.ZodMiniType<Record<string, unknown>, unknown>;

const schemas = new WeakMap<FormDefinition, Schema>();

export function schemaOf(form: FormDefinition): Schema {
  const known = schemas.get(form);
  if (known) return known;
  const schema = z.object(
    Object.fromEntries(Object.entries(form.fields).map(([name, field]) => [name, ruleFor(field)])),
  );
  schemas.set(form, schema);
  return schema;
}

type LimitedText = { noun: string; max: number; mandatory?: boolean; hidden?: boolean };

function limitedText(field: LimitedText): Rule {
  // A visitor cannot mend what they cannot see.
  if (field.hidden) return z.transform((value) => cutText(asText(value), field.max) || null);
  const limit = atMost(field.max, `${field.noun} must be less than ${field.max} characters`);
  return field.mandatory ? text(required(`${field.noun} is required`), limit) : optional(limit);
}

type Check = z.core.CheckFn<string> | z.core.$ZodCheck<string>;

function text(...checks: Check[]): Rule {
  return z.pipe(z.transform(asText), z.string().check(...checks));
}

/** Nothing typed is stored as null. */
function optional(...checks: Check[]): Rule {
  return z.pipe(
    z.transform((value) => asText(value) || null),
    z.nullable(z.string().check(...checks)),
  );
}

const required = (error: string): Check => z.minLength(1, { error, abort: true });
const pattern = (expression: RegExp, error: string): Check => z.regex(expression, { error, abort: true });
const atMost = (limit: number, error: string): Check => z.maxLength(limit, { error, abort: true });

/** A phone number may come as a number. Whatever else is not text counts as nothing typed. */
function asText(value: unknown): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? sanitiseText(value) : '';
}

function asList(value: unknown): string[] {
  const items = Array.isArray(value) ? value : [value];
  return items.map(asText).filter(Boolean);
}
