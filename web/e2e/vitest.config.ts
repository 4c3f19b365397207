import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that no browser is left alone with it at the end. */
const first = [/first-paint/, /\/pages\//, /\/engines\//, /templates/];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = first.findIndex((name) => name.test(moduleId));
      return found < 0 ? first.length : found;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

/**
 * The browser suite: against a build, in the system's Chromium, its core in Firefox and WebKitGTK as well, as many
 * browsers as the machine has processors. No test depends on speed: all wait for what must come, and these times are
 * only for what never does.
 */
export default defineConfig({
  define: { vitrineStyling: JSON.stringify('System'), vitrineBase: '""' },
  // Node reads the package's CommonJS files; bundles have its ES modules.
  resolve: { alias: { 'sucrase/dist/esm': 'sucrase/dist' } },
  test: {
    include: ['web/e2e/**/*.test.ts'],
    // They have packages of their own: make examples.
    exclude: ['web/e2e/examples/**', '**/node_modules/**'],
    globalSetup: ['web/e2e/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    poolOptions: { forks: { minForks: 1, maxForks: Math.max(2, availableParallelism()) } },
    sequence: { sequencer: LongestFirst },
  },
});
