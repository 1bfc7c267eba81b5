import { defineForm } from './define-form.ts';
import { emailField, messageField, nameField } from './fields.ts';
import { inquirySent, sendErrors } from './messages.ts';

export const aerial = defineForm({
  id: 'aerial',
  table: 'aerial_submissions',
  title: 'Aerial',
  page: '/aerial',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField(),
    message: messageField({ label: 'Your flight', hint: 'Where, when, and what it is for.' }),
  },
  button: { idle: 'Get a quote', busy: 'Sending...' },
  messages: { success: inquirySent, ...sendErrors },
  trap: 'refuse',
});
