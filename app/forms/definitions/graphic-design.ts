import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField } from '#app/forms/engine/fields.ts';
import { inquirySent, sendErrors } from '#app/forms/engine/messages.ts';

export const graphicDesign = defineForm({
  id: 'graphic-design',
  table: 'graphic_design_submissions',
  title: 'Graphic Design',
  page: '/graphic-design',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField(),
    message: messageField({
      label: 'Your project',
      hint: "What you need, who it's for, and when you need it.",
    }),
  },
  button: { idle: 'Send the brief', busy: 'Sending...' },
  messages: { success: inquirySent, ...sendErrors },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
