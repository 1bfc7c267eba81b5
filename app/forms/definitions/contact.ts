import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, messageField, nameField, subjectField } from '#app/forms/engine/fields.ts';
import { namedErrors } from '#app/forms/engine/messages.ts';

export const contact = defineForm({
  id: 'contact',
  table: 'contact_submissions',
  title: 'Contact',
  page: '/contact',
  fields: {
    name: nameField({ label: 'Your name' }),
    email: emailField({ hint: "We'll reply to this address." }),
    subject: subjectField(),
    message: messageField({ hint: 'A few lines are plenty. Dates, places and the number of people help.' }),
  },
  button: { idle: 'Send message', busy: 'Sending...' },
  messages: {
    success: "Message sent successfully! We'll get back to you at {email} soon.",
    ...namedErrors,
  },
  trap: 'quarantine',
  answerWithin: { workingDays: 2 },
});
