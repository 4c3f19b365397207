import { defineConfig } from 'vitest/config';

/** Unit tests: logic without a browser. What only a browser can show is in web/e2e. */
export default defineConfig({
  // What the bundler writes for a site that names its stylings.
  define: { vitrineStylings: JSON.stringify('MUI System,Tailwind,CSS') },
  test: { include: ['web/**/*.test.{ts,tsx}', 'site/**/*.test.ts'], exclude: ['web/e2e/**', '**/node_modules/**'] },
});
