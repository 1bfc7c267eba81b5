import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, firstNameField, lastNameField, phoneField } from '#app/forms/engine/fields.ts';
import { namedErrors } from '#app/forms/engine/messages.ts';

export const courses = ['AI Bootcamp', 'Robotics 101', 'Robotics 102'] as const;

export const education = defineForm({
  id: 'education',
  table: 'education_applications',
  title: 'Education',
  page: '/education',
  fields: {
    firstName: firstNameField(),
    lastName: lastNameField(),
    email: emailField(),
    phone: phoneField(),
    courseInterest: {
      kind: 'choice',
      label: 'Course',
      column: 'course_interest',
      noun: 'Course interest',
      max: 200,
      options: courses,
    },
  },
  button: { idle: 'Apply', busy: 'Submitting...' },
  messages: { success: "Application submitted successfully! We'll get back to you soon.", ...namedErrors },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
