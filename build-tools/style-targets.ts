import { browserslistToTargets } from 'lightningcss';

/** The oldest browsers that scripts and styles are made for. Older ones get the page without either. */
export const oldestBrowsers = ['chrome111', 'firefox115', 'safari16.4'];

export const styleTargets = browserslistToTargets(
  oldestBrowsers.map((browser) => browser.replace(/(?=\d)/, ' ')),
);
