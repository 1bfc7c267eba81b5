import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What breaks things on purpose mostly waits: begun first, it takes no time of its own. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/faults/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isFault), ...sorted.filter((file) => !isFault(file))];
  }
}

const properties = '{app,server}/**/*.property.test.ts';

/** On a busy machine everything takes longer, and a test only waits longer. */
const timeouts = { testTimeout: 90_000, hookTimeout: 90_000 };

export default defineConfig({
  test: {
    sequence: { sequencer: FaultsFirst },
    // Two of them are the faults, which mostly wait.
    maxWorkers: 4,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        // Pure functions, beside their code: no build, no database, no process, done in seconds.
        test: {
          name: 'unit',
          include: ['{app,server,scripts,build-tools}/**/*.test.ts'],
          exclude: [properties],
          isolate: false,
          ...timeouts,
        },
      },
      {
        // The real server and both databases; and what is tried with thousands of values.
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts', properties],
          globalSetup: './tests/support/vitest-setup.ts',
          ...timeouts,
        },
      },
    ],
  },
});
