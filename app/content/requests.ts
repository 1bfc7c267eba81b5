import { content } from '#app/editable/content.ts';
/** Words of the page on which visitors follow what they sent. */
export const requestPage = content('requestPage', {
  title: 'Your request',
  lead: 'Only this link opens this page. Keep it to yourself, and keep it if you want to come back.',
  sent: 'What you sent',
  thread: 'Since then',
  nothingYet: 'Nothing yet. Our answers will stand here, and come to you by email.',
  add: { label: 'Add something', hint: 'A date, a correction, another question.', button: 'Send it' },
  added: 'Added. We have been told.',
  copy: 'Get a copy of everything',
  erase: {
    link: 'Withdraw and erase',
    question: 'Erase this request for good?',
    consequence:
      'What you sent and everything that was said since will be gone here, and nobody will answer it. You will get a mail that confirms it.',
    confirm: 'Yes, erase it',
    cancel: 'No, keep it',
  },
  erased: {
    title: 'It is erased.',
    lead: 'What you sent is gone, with everything that hung on it. A mail confirms it.',
  },
  tooMany: {
    title: 'Too many links were tried.',
    lead: 'From your network, too many links that lead nowhere were tried. Please try again in a quarter of an hour.',
  },
  missing: {
    title: 'There is nothing behind this link.',
    lead: 'Perhaps a part of it was lost on the way, or the request was erased. If you have a reference, write to us and we will find out.',
  },
});
