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

export default defineConfig({
  test: {
    include: ['{app,server,scripts,tests,build-tools}/**/*.test.ts'],
    sequence: { sequencer: FaultsFirst },
    // Two of them are the faults.
    maxWorkers: 3,
    globalSetup: './tests/vitest-setup.ts',
    // On a busy machine everything takes longer, and a test only waits longer.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
});
