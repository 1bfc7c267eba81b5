import { relative } from 'node:path';

/**
 * What a suite's JSON report says: how many tests passed, of each that did not its name and why, and what was not
 * tried at all.
 */
export const readReport = { vitest: readVitest, playwright: readPlaywright };

function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0 && status === 'failed') return [{ name: file, why: message }];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      why: failureMessages.join('\n'),
    }));
  });
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'skipped' || status === 'pending'),
  );
  const notTried = new Set(skipped.map(({ ancestorTitles, fullName }) => ancestorTitles[0] || fullName));
  return { passed: numPassedTests, failures, notTried: [...notTried] };
}

function readPlaywright({ stats, suites, errors }) {
  const failures = specsIn(suites)
    .flatMap(({ file, line, title, tests }) => tests.map((test) => ({ ...test, file, line, title })))
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ file, line, title, results }) => ({
      name: `${file}:${line} › ${title}`,
      why: results.flatMap((result) => result.errors.map(({ message }) => message)).join('\n'),
    }));
  const outside = errors.map(({ message }) => ({ name: 'outside of any test', why: message }));
  return { passed: stats.expected, failures: [...failures, ...outside], notTried: [] };
}

function specsIn(suites = []) {
  return suites.flatMap((suite) => [...suite.specs, ...specsIn(suite.suites)]);
}
