import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField, phoneField } from '#app/forms/engine/fields.ts';
import { sendErrors } from '#app/forms/engine/messages.ts';

export const bootcamp = defineForm({
  id: 'bootcamp',
  table: 'bootcamp_registrations',
  title: 'Bootcamp',
  page: '/bootcamp',
  fields: {
    // Mostly a parent types it, whose own name a browser would fill in.
    name: nameField({ label: "Student's name", autocomplete: 'off' }),
    email: emailField({ hint: "We'll send the dates to this address." }),
    phone: phoneField(),
    message: messageField({ label: 'Anything we should know', mandatory: false }),
  },
  button: { idle: 'Register', busy: 'Submitting...' },
  messages: {
    success:
      "Registration submitted! Thanks for reaching out. We'll be in touch with more info about the Bootcamp.",
    databaseError: 'Failed to submit registration. Please try again or contact us directly at {email}',
    networkError: sendErrors.networkError,
  },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
