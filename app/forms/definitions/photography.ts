import { defineForm, variantOf } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField, phoneField } from '#app/forms/engine/fields.ts';
import { photographySent, sendErrors } from '#app/forms/engine/messages.ts';

/** The long form, on the gallery page. */
export const photography = defineForm({
  id: 'photography',
  table: 'photography_submissions',
  title: 'Photography',
  page: '/photo-gallery',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField(),
    company: {
      kind: 'line',
      label: 'Company',
      column: 'company',
      noun: 'Company name',
      max: 200,
      autocomplete: 'organization',
    },
    phone: phoneField(),
    projectType: {
      kind: 'line',
      label: 'Project type',
      hint: 'For example headshots, product, event.',
      column: 'project_type',
      noun: 'Project type',
      max: 200,
    },
    message: messageField({ label: 'About the shoot', hint: 'Date, place, and how many people or items.' }),
  },
  button: { idle: 'Ask for a date', busy: 'Sending...' },
  messages: {
    success: photographySent,
    databaseError: 'Failed to send message. Please try again or contact us directly.',
    networkError: 'Network error. Please try again or contact us directly.',
  },
  trap: 'refuse',
  answerWithin: { hours: 24 },
});

/** The short form, on the photography page. */
export const photographyShort = variantOf(photography, {
  id: 'photography-short',
  page: '/photography',
  shows: ['name', 'email', 'message'],
  messages: { success: photographySent, ...sendErrors },
});
