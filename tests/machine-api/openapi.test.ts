import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import { describeApi } from '#server/machine-api/openapi/describe.ts';
import type { Schema } from '#server/machine-api/openapi/form-schemas.ts';
import { answersSchema } from '#server/machine-api/openapi/form-schemas.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { submissionsApp } from '#tests/support/submissions-app.ts';

const description = JSON.parse(JSON.stringify(describeApi('https://www.example.org')));
const address = 'https://www.example.org/api/openapi.json';
registerSchema(description, address, 'https://spec.openapis.org/oas/3.1/schema-base');

test('the description is valid OpenAPI 3.1 and names every form, to send and to read', async () => {
  const { valid } = await validate('https://spec.openapis.org/oas/3.1/schema-base', description);
  expect(valid).toBe(true);
  expect(Object.keys(description.paths).toSorted()).toEqual(
    forms.flatMap(({ table }) => [`/api/submissions/${table}`, `/api/v1/submissions/${table}`]).toSorted(),
  );
  const broken = { ...description, paths: { '/x': { post: { responses: [] } } } };
  expect((await validate('https://spec.openapis.org/oas/3.1/schema-base', broken)).valid).toBe(false);
});

type Property = {
  type?: string | string[];
  anyOf?: Property[];
  enum?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  items?: Property;
};

/** Signs that are left as they are when an answer is cleaned. */
const alphabets = [
  [...'abcXYZéñßЖ漢'],
  [...'0123456789'],
  [...'ab 1.,!?🚀Ж漢ß-'].filter((sign) => sign !== ' '),
];

/** Texts of some lengths that a schema allows, the longest and the shortest among them. */
function textsFor({ format, pattern = '', minLength = 1, maxLength = 50 }: Property): fc.Arbitrary<string> {
  if (format === 'email')
    return fc
      .tuple(fc.stringMatching(/^[a-z0-9]{1,30}$/), fc.stringMatching(/^[a-z]{2,20}$/))
      .map(([name, host]) => `${name}@${host}.org`);
  const fits = (sign: string) => new RegExp(pattern, 'u').test(sign);
  const signs = fc.constantFrom(...alphabets.flat().filter(fits));
  const ofLength = (least: number, most: number) =>
    fc.string({ unit: signs, minLength: least, maxLength: most });
  return fc.oneof(
    ofLength(minLength, Math.min(maxLength, minLength + 20)),
    ofLength(maxLength, maxLength),
    ofLength(minLength, minLength),
  );
}

function allowed(property: Property): fc.Arbitrary<unknown> {
  if (property.anyOf) return fc.oneof(...property.anyOf.map(allowed));
  if (property.enum) return fc.constantFrom(...property.enum);
  const types = [property.type ?? []].flat();
  if (property.maxLength === 0) return fc.constant('');
  return fc.oneof(
    ...types.map((type): fc.Arbitrary<unknown> => {
      if (type === 'null') return fc.constant(null);
      if (type === 'object') return fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.integer());
      if (type === 'array')
        return fc.array(allowed(property.items ?? {}), { maxLength: property.maxItems ?? 3 });
      return textsFor(property);
    }),
  );
}

/** One value per rule that it breaks, and only that one. */
function forbidden({ anyOf, ...own }: Property): unknown[] {
  const { type, pattern, minLength = 1, maxLength, maxItems } = anyOf?.at(-1) ?? own;
  const fits = (text: string) => new RegExp(pattern ?? '', 'u').test(text);
  const sign = alphabets.flat().find(fits) ?? '';
  const breaks: unknown[] = [];
  if (maxLength) breaks.push(sign.repeat(maxLength + 1));
  if (minLength > 1) breaks.push(sign.repeat(minLength - 1));
  if (pattern)
    breaks.push(['x_1', '\u2028'].map((text) => text.repeat(minLength)).find((text) => !fits(text)));
  if (maxItems && [type].flat().includes('array')) breaks.push(Array(maxItems + 1).fill('one'));
  return breaks;
}

describeOnBothEngines('what the description says of a form is what it takes', (subject) => {
  let post: ReturnType<typeof submissionsApp>;
  beforeAll(() => {
    post = submissionsApp(subject);
  });

  test.each(forms)('$table', async (form) => {
    const schema: Schema & { properties?: Record<string, Property>; required?: string[] } =
      answersSchema(form);
    const { website: _, ...properties } = schema.properties ?? {};
    const required = schema.required ?? [];
    const isAllowed = async (body: object) =>
      (await validate(`${address}#/components/schemas/${form.id}-answers`, JSON.parse(JSON.stringify(body))))
        .valid;
    const bodies = fc.record(
      Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, allowed(property)])),
      { requiredKeys: required },
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expect(await isAllowed(body)).toBe(true);
        expect((await post(form.table, body)).status).toBe(201);
      }),
      { numRuns: 15 },
    );
    const [right] = fc.sample(bodies, 1);
    const broken = [
      ...required.map((name) => ({ ...right, [name]: undefined })),
      ...Object.entries(properties).flatMap(([name, property]) =>
        forbidden(property).map((value) => ({ ...right, [name]: value })),
      ),
      ...(form.trap === 'refuse' ? [{ ...right, website: 'x' }] : []),
    ];
    expect(broken.length).toBeGreaterThan(required.length);
    for (const body of broken) {
      expect(await isAllowed(body), JSON.stringify(body)).toBe(false);
      expect((await post(form.table, body)).status, JSON.stringify(body)).toBe(422);
    }
  });
});
