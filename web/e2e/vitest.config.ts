import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { named } from './pages/scope';

/** What takes longest begins first, so that no browser is left alone with it at the end. */
const first = [/first-paint/, /\/pages\//, /\/engines\//, /templates/];

/** Whether the tests that a push does not need run as well. */
const isNightly = process.env.VITRINE_NIGHTLY === '1';
if (!isNightly && !named) {
  console.log(
    'Firefox, WebKitGTK, what agents read and controls of ten pages are not tested: VITRINE_NIGHTLY=1 adds them.',
  );
}

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
 * The browser suite: against a build, in the system's Chromium, with as many workers as the machine has processors. A
 * nightly run repeats its core in Firefox and WebKitGTK, has a checker read pages as agents do, and uses controls of
 * ten pages. No test depends on speed: all wait for what must come, and these times are only for what never does.
 */
export default defineConfig({
  define: { vitrineStyling: JSON.stringify('System'), vitrineBase: '""' },
  // Node reads the package's CommonJS files; bundles have its ES modules.
  resolve: { alias: { 'sucrase/dist/esm': 'sucrase/dist' } },
  test: {
    // Of the four parts that pages are divided into, those that have one of the named pages.
    include: named ? [`web/e2e/pages/part-[1-${Math.min(named.length, 4)}].test.ts`] : ['web/e2e/**/*.test.ts'],
    // Examples have packages of their own: make examples.
    exclude: [
      'web/e2e/examples/**',
      ...(isNightly ? [] : ['web/e2e/engines/**', 'web/e2e/nightly/**']),
      '**/node_modules/**',
    ],
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/test/browser.json' },
    globalSetup: ['web/e2e/setup.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // Files of a worker share modules: loading the browser's driver anew takes longer than many a file's tests.
    poolOptions: { forks: { isolate: false, minForks: 1, maxForks: Math.max(2, availableParallelism()) } },
    sequence: { sequencer: LongestFirst },
  },
});
