import { leadToQr } from '#app/content/company.ts';

/** Addresses without a file: each is rendered when somebody asks, and so is all below it. */
export const renderedOnRequest = [
  '/login',
  '/requests',
  '/reset-password',
  '/invitation',
  '/admin',
  ...leadToQr,
];
