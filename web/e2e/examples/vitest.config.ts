import { defineConfig } from 'vitest/config';

/** The sites of examples/, each with packages of its own, in the system's Chromium. */
export default defineConfig({
  test: {
    include: ['web/e2e/examples/*.test.ts'],
    globalSetup: ['web/e2e/examples/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
  },
});
