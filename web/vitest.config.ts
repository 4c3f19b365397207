import { defineConfig } from 'vitest/config';

/** Unit tests: logic without a browser. What only a browser can show is in web/e2e. */
export default defineConfig({
  // What the bundler writes for a site that names its stylings.
  define: { vitrineStyling: JSON.stringify('MUI System'), vitrineBase: '""' },
  resolve: {
    // Node reads the package's CommonJS files; bundles have its ES modules.
    alias: { 'sucrase/dist/esm': 'sucrase/dist' },
  },
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/test/web.json' },
    include: ['web/**/*.test.{ts,tsx}', 'site/**/*.test.ts', 'tools/*.test.ts'],
    // Claims of pages run in “vitrine verify”.
    exclude: ['web/e2e/**', '**/node_modules/**', 'site/content/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000, // for what never ends: a busy machine takes its time
  },
});
