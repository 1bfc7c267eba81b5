import type { PagePath } from './pages.ts';

/** Further addresses at which a page is shown. They stand apart from `pages.ts`: the script of every page knows them. */
export const aliases: Readonly<Record<string, PagePath>> = {
  '/creative-studio': '/services',
  '/ai-bootcamp': '/bootcamp',
  '/partnership': '/porpoise-robotics',
};
