import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField } from '#app/forms/engine/fields.ts';
import { inquirySent, shortNetworkErrors } from '#app/forms/engine/messages.ts';

export const videoGeneration = defineForm({
  id: 'video-generation',
  table: 'video_generation_submissions',
  title: 'Video Gen',
  page: '/generated-video',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField(),
    message: messageField({ label: 'Your film', hint: 'Length, purpose, and a film you like.' }),
  },
  button: { idle: 'Send the brief', busy: 'Sending...' },
  messages: { success: inquirySent, ...shortNetworkErrors },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
