import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,scripts,tests}/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
