import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField } from '#app/forms/engine/fields.ts';
import { inquirySent, shortNetworkErrors } from '#app/forms/engine/messages.ts';

export const aiVisuals = defineForm({
  id: 'ai-visuals',
  table: 'ai_visuals_submissions',
  title: 'AI Visuals',
  page: '/ai-visuals',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField(),
    message: messageField({
      label: 'Your picture',
      hint: 'What it should show, where it will be used, and when you need it.',
    }),
  },
  button: { idle: 'Send the brief', busy: 'Sending...' },
  messages: { success: inquirySent, ...shortNetworkErrors },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
