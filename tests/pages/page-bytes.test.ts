import { describe, expect, test } from 'vitest';
import { budgets, measurePages } from '../../bench/page-bytes.ts';

describe('what a page weighs stays within its budget', () => {
  test.each(measurePages())('$path', (page) => {
    expect(page.styles, 'styles').toBeLessThanOrEqual(budgets.styles);
    expect(page.document, 'the document').toBeLessThanOrEqual(
      Math.max(budgets.document, budgets.documentToPlain * page.plainDocument),
    );
    expect(page.scriptsBeforeUse, 'scripts before use').toBeLessThanOrEqual(budgets.scriptsBeforeUse);
    expect(page.scriptsInUse, 'scripts in use').toBeLessThanOrEqual(budgets.scriptsInUse[page.islands]);
    expect(page.fonts, 'fonts').toBeLessThanOrEqual(budgets.fonts);
    expect(page.requestsBeforeScripts, 'requests').toBeLessThanOrEqual(budgets.requestsBeforeScripts);
  });
});
