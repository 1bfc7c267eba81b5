import { company } from '#app/content/company.ts';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { limits } from '#server/protection/limits.ts';
import { answer, error, later, receipt, reference, refusal } from './answers.ts';
import { answersSchema, rowSchema, type Schema } from './form-schemas.ts';

/** What programs may ask of this site, made from the definitions of its forms. */
export function describeApi(origin: string | null): Schema {
  return {
    openapi: '3.1.1',
    info: {
      title: `${company.brand}: forms and submissions`,
      version: '1',
      description:
        'Sending a form needs no key. Reading what came in needs one, which an admin of the site makes. ' +
        'Space around an answer and markup in it are taken away before it is checked.',
    },
    servers: [{ url: origin ?? '/' }],
    paths: Object.fromEntries(
      forms.flatMap((form) => [
        [`/api/submissions/${form.table}`, { post: sending(form) }],
        [`/api/v1/submissions/${form.table}`, { get: reading(form) }],
      ]),
    ),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: prometheon_ and 43 characters.' },
      },
      schemas: {
        ...Object.fromEntries(
          forms.flatMap((form) => [
            [`${form.id}-answers`, answersSchema(form)],
            [`${form.id}-row`, rowSchema(form)],
          ]),
        ),
        receipt,
        error,
      },
      headers: {
        'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
      },
    },
  };
}

function sending({ id, title }: FormDefinition): Schema {
  const body = { schema: reference('schemas', `${id}-answers`) };
  return {
    operationId: `send-${id}`,
    summary: `Send the form “${title}”`,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'The same key stores one submission, however often it is sent.',
        schema: { type: 'string', maxLength: 255 },
      },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': body,
        'application/x-www-form-urlencoded': body,
        'multipart/form-data': body,
      },
    },
    responses: {
      201: answer('It is stored.', reference('schemas', 'receipt')),
      400: refusal('The body could not be read.'),
      403: refusal('It was sent from a page of another site.'),
      409: refusal('The same key came with other answers before.'),
      413: refusal(`It has more than ${limits.bodyBytes} bytes or ${limits.bodyFields} fields.`),
      415: refusal('It is neither JSON nor a form post.'),
      422: refusal('Some answers are not as they must be; `issues` names each.'),
      429: later('Too many came in a short time.'),
      503: later('It could not be stored.'),
    },
  };
}

function reading({ id, title }: FormDefinition): Schema {
  const parameter = (name: string, description: string, schema: Schema) => ({
    name,
    in: 'query',
    description,
    schema,
  });
  return {
    operationId: `read-${id}`,
    summary: `Read submissions to “${title}”, oldest first`,
    security: [{ apiKey: [] }],
    parameters: [
      parameter('since', 'Where the last answer ended: its `next`. Without it, from the first.', {
        type: 'string',
      }),
      parameter('limit', 'How many at most.', { type: 'integer', minimum: 1, maximum: 200, default: 50 }),
      parameter('spam', 'Also what lies in quarantine, if the key may.', { type: 'boolean', default: false }),
    ],
    responses: {
      200: answer('The next ones.', {
        type: 'object',
        required: ['rows', 'next', 'more'],
        properties: {
          rows: { type: 'array', items: reference('schemas', `${id}-row`) },
          next: { type: 'string', description: 'Ask with it as `since`, now or later.' },
          more: { type: 'boolean', description: 'Whether asking at once brings more.' },
        },
      }),
      400: refusal('A parameter is not as it must be.'),
      401: refusal('There is no key, or it does not work any more.'),
      403: refusal('The key is for something else.'),
      429: later(`More than ${limits.apiKeys.calls} calls in ${limits.apiKeys.seconds} seconds.`),
    },
  };
}
