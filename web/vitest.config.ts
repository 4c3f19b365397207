import { defineConfig } from 'vitest/config';

/** Unit tests: logic without a browser. What only a browser can show is in web/e2e. */
export default defineConfig({
  resolve: {
    // Node reads the package's CommonJS files; bundles have its ES modules.
    alias: { 'sucrase/dist/esm': 'sucrase/dist' },
  },
  test: { include: ['web/**/*.test.{ts,tsx}', 'site/**/*.test.ts'], exclude: ['web/e2e/**', '**/node_modules/**'] },
});
