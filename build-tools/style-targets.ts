import { browserslistToTargets } from 'lightningcss';

/** The oldest browsers that the stylesheet is made for, which is Tailwind's own floor. */
export const oldestBrowsers = ['chrome111', 'firefox128', 'safari16.4'];

export const styleTargets = browserslistToTargets(
  oldestBrowsers.map((browser) => browser.replace(/(?=\d)/, ' ')),
);
