import type { FormMessages } from './define-form.ts';

/** Sentences of the error catalog that several forms share. */
export const namedErrors: Pick<FormMessages, 'databaseError' | 'networkError'> = {
  databaseError: 'Database error: {message}. Please try again or email us directly at {email}',
  networkError: 'Network error: {message}. Please try again or email us directly at {email}',
};

export const sendErrors: Pick<FormMessages, 'databaseError' | 'networkError'> = {
  databaseError: 'Failed to send message. Please try again or contact us directly at {email}',
  networkError: 'Network error. Please try again or contact us directly at {email}',
};

/** Video and AI visuals name the cause and stop there when the network fails. */
export const shortNetworkErrors: Pick<FormMessages, 'databaseError' | 'networkError'> = {
  databaseError: namedErrors.databaseError,
  networkError: 'Network error: {message}',
};

export const inquirySent = "Message sent! Thanks for your inquiry. We'll be in touch soon.";
export const photographySent = "Message sent! We'll get back to you within 24 hours.";
