import { defineConfig } from 'vitest/config';

/** The browser suite: against a build, in the system's Chromium. One browser at a time: the machine may be small. */
export default defineConfig({
  test: {
    include: ['web/e2e/**/*.test.ts'],
    globalSetup: ['web/e2e/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } }, // what comes at once is seen at once; a busy machine may need longer
    fileParallelism: false,
  },
});
