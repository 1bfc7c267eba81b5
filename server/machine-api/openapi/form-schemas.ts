import { type FormDefinition, trapField } from '#app/forms/engine/define-form.ts';
import type { Field } from '#app/forms/engine/fields.ts';
import { textRules } from '#app/forms/engine/rules.ts';
import { statuses } from '#app/inbox/statuses.ts';
import { isMandatory } from '#server/database/schema/columns.ts';

export type Schema = { [keyword: string]: unknown };

/** What may be sent to a form. It forbids what the form refuses, and nothing else. */
export function answersSchema({ fields, trap }: FormDefinition): Schema {
  const mandatory = Object.entries(fields).filter(([, field]) => isMandatory(field));
  return {
    type: 'object',
    required: mandatory.map(([name]) => name),
    properties: {
      ...Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [name, { title: field.label, ...answerSchema(field) }]),
      ),
      [trapField]: {
        description: 'A trap for robots. Leave it out.',
        ...(trap === 'refuse' ? { type: 'string', maxLength: 0 } : {}),
      },
    },
  };
}

const orNothing = { type: ['string', 'null'] };

function answerSchema(field: Field): Schema {
  switch (field.kind) {
    case 'name':
      return { type: 'string', maxLength: textRules.name.most, pattern: notBlank(textRules.name.pattern) };
    case 'email': {
      const { most, pattern } = textRules.email;
      return { type: 'string', format: 'email', maxLength: most, pattern: pattern.source };
    }
    case 'phone': {
      const { least, most, pattern } = textRules.phone;
      const number = { type: 'string', minLength: least, maxLength: most, pattern: pattern.source };
      return { anyOf: [{ type: 'null' }, { type: 'string', maxLength: 0 }, number] };
    }
    case 'line':
    case 'paragraph':
      if (field.hidden) return { ...orNothing, description: `Cut after ${field.max} characters.` };
      return field.mandatory
        ? { type: 'string', maxLength: field.max, pattern: '\\S' }
        : { ...orNothing, maxLength: field.max };
    case 'choice':
      return { anyOf: [{ enum: field.options }, { ...orNothing, maxLength: field.max }] };
    case 'choices':
      return {
        type: ['array', 'null'],
        maxItems: field.max,
        items: { anyOf: [{ enum: field.options }, { type: 'string' }] },
      };
    case 'map':
      return { type: ['object', 'null'], description: 'Texts, numbers and lists of them under any names.' };
  }
}

/** The same, with something else than space in it. */
function notBlank({ source }: RegExp): string {
  return `^(?=.*\\S)${source.replace('^', '')}`;
}

/** What is read of a submission, under the names of its columns. */
export function rowSchema({ fields }: FormDefinition): Schema {
  const columns = Object.values(fields).map((field) => [
    field.column,
    { title: field.label, ...storedSchema(field) },
  ]);
  const properties = {
    id: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
    reference: { type: 'string' },
    status: { enum: statuses },
    ...Object.fromEntries(columns),
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

function storedSchema(field: Field): Schema {
  if (isMandatory(field)) return { type: 'string' };
  if (field.kind === 'map') return { type: ['object', 'null'] };
  if (field.kind === 'choices' && field.stored === 'list')
    return { type: ['array', 'null'], items: { type: 'string' } };
  return orNothing;
}
