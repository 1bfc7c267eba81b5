import { defineForm } from '#app/forms/engine/define-form.ts';
import { emailField, firstNameField, lastNameField, phoneField } from '#app/forms/engine/fields.ts';
import { sendErrors } from '#app/forms/engine/messages.ts';

export const veterans = defineForm({
  id: 'veterans',
  table: 'veterans_applications',
  title: 'Veterans',
  page: '/veterans-program',
  fields: {
    firstName: firstNameField(),
    lastName: lastNameField(),
    email: emailField(),
    phone: phoneField({ required: true }),
    militaryBranches: {
      kind: 'choices',
      label: 'Branch of service',
      hint: "Choose all that apply. Family members: choose your service member's branch.",
      column: 'military_branch',
      options: ['Army', 'Navy', 'Marines', 'Air Force', 'Space Force', 'Coast Guard'],
      max: 10,
      tooMany: 'Please select up to 10 military branches',
      stored: 'joined',
    },
    serviceYears: {
      kind: 'line',
      label: 'Years of service',
      column: 'service_years',
      noun: 'Service years',
      max: 50,
      unseen: true,
    },
    dischargeStatus: {
      kind: 'line',
      label: 'Discharge status',
      column: 'discharge_status',
      noun: 'Discharge status',
      max: 100,
      unseen: true,
    },
    programInterests: {
      kind: 'choices',
      label: 'What interests you',
      column: 'program_interests',
      options: ['AI Bootcamp', 'Robotics 101', 'Robotics 102', 'Discount on ROV'],
      max: 20,
      tooMany: 'Please select up to 20 program interests',
      stored: 'list',
    },
    additionalInfo: {
      kind: 'paragraph',
      label: 'Additional information',
      column: 'additional_info',
      noun: 'Additional information',
      max: 5000,
      unseen: true,
    },
  },
  button: { idle: 'Apply', busy: 'Submitting...' },
  messages: {
    success:
      "Application submitted! Thank you for your interest in the Veterans Program. We'll contact you soon with next steps.",
    databaseError: 'Failed to submit application. Please try again or email us directly at {email}',
    networkError: sendErrors.networkError,
  },
  trap: 'refuse',
  answerWithin: { workingDays: 2 },
});
