import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField, subjectField } from '#app/forms/engine/fields.ts';
import { namedErrors } from '#app/forms/engine/messages.ts';

export const informationRequest = defineForm({
  id: 'information-request',
  table: 'information_requests',
  title: 'Info Requests',
  page: '/qr',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField(),
    subject: subjectField({ hint: "The program you're asking about." }),
    message: messageField({ label: 'Your question' }),
    source: { kind: 'line', label: 'Source', column: 'source', noun: 'Source', max: 1000, hidden: true },
    sourceParam: {
      kind: 'line',
      label: 'Source parameter',
      column: 'source_param',
      noun: 'Source parameter',
      max: 1000,
      hidden: true,
      fromQuery: 'src',
    },
    additional_data: { kind: 'map', label: 'Additional data', column: 'additional_data', unseen: true },
  },
  button: { idle: 'Request information', busy: 'Sending...' },
  messages: { success: 'Thanks — we received your request.', ...namedErrors },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
