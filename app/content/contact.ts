import { content } from '#app/editable/content.ts';
export const contactPage = content('contactPage', {
  title: 'Write to us. A\u00a0person answers.',
  lead: 'A class for your teenager, a robot for your pier, drone footage of your building: tell us what you have in mind.',
  formTitle: 'Your message',
});
