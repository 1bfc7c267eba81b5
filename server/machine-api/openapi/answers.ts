import type { Schema } from './form-schemas.ts';

/** What the API answers, whatever it was asked. */

export const receipt: Schema = {
  type: 'object',
  required: ['id', 'reference', 'message', 'link'],
  properties: {
    id: { type: 'string' },
    reference: { type: 'string', description: 'What a visitor names on the phone.' },
    message: { type: 'string' },
    link: { type: 'string', description: "The path of the visitor's own page of it. It is a secret." },
  },
};

export const error: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['message', 'field', 'issues'],
      properties: {
        message: { type: 'string' },
        field: { type: ['string', 'null'] },
        issues: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
      },
    },
  },
};

export function reference(kind: 'schemas' | 'headers', name: string): Schema {
  return { $ref: `#/components/${kind}/${name}` };
}

export function answer(description: string, schema: Schema): Schema {
  return { description, content: { 'application/json': { schema } } };
}

export function refusal(description: string): Schema {
  return answer(description, reference('schemas', 'error'));
}

export function later(description: string): Schema {
  return { ...refusal(description), headers: { 'Retry-After': reference('headers', 'retry-after') } };
}
