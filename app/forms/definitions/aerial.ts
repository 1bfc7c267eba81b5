import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField } from '#app/forms/engine/fields.ts';
import { inquirySent, sendErrors } from '#app/forms/engine/messages.ts';

export const aerial = defineForm({
  id: 'aerial',
  table: 'aerial_submissions',
  title: 'Aerial',
  page: '/aerial',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField(),
    message: messageField({ label: 'Your flight', hint: "Where, when, and what it's for." }),
  },
  button: { idle: 'Get a quote', busy: 'Sending...' },
  messages: { success: inquirySent, ...sendErrors },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
