// How pages of the suite's own site look, held against pictures: no work on content changes them. `make pictures` draws
// them anew, and so does whoever changes the look on purpose; the new pictures are committed with what changed them.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { useBrowser, useReader } from './browser';
import { program } from './chromium';

useBrowser({ windows: true });

const folder = 'web/e2e/pictures';
/** What failed is left here, with what differs marked in it. */
const failed = '.cache/e2e/pictures';
const drawsAnew = process.env.VITRINE_PICTURES === 'new';
/** Share of the pixels that may differ: edges of letters are drawn a little differently on other machines. */
const tolerance = 0.002;

const { version: browser } = program({ windows: true });
const drawnBy = () => readFileSync(join(folder, 'browser.txt'), 'utf8').trim();
/** Other versions draw letters and corners in other ways: their pictures say nothing about the pages. */
const isComparable = !drawsAnew && drawnBy() === browser;

const pages = {
  prose: '/material-ui/react-prose/',
  exhibits: '/material-ui/react-exhibits/',
  overview: '/material-ui/pictures/',
  search: '/search/',
  lost: '/404.html',
};
const widths = [1440, 820, 390];
const context = { bypassCSP: true, deviceScaleFactor: 0.5, reducedMotion: 'reduce' } as const;
const readers = {
  light: useReader({ context }),
  dark: useReader({ mode: 'dark', context }),
  'light-rtl': useReader({ direction: 'rtl', context }),
  'dark-rtl': useReader({ mode: 'dark', direction: 'rtl', context }),
};
const kinds = Object.keys(readers) as (keyof typeof readers)[];

const fonts = createRequire(import.meta.url);
const face = (family: string, file: string, weight: number) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(
    fonts.resolve(file),
  ).toString('base64')})}`;

/** Fonts of this machine would make other pictures than those of the next one. */
const pinned = [
  ...[400, 600, 700].map((weight) =>
    face('Pinned Sans', `@fontsource/inter/files/inter-latin-${weight}-normal.woff2`, weight),
  ),
  ...[400, 600].map((weight) =>
    face('Pinned Mono', `@fontsource/jetbrains-mono/files/jetbrains-mono-latin-${weight}-normal.woff2`, weight),
  ),
  ...[400, 500].map((weight) => face('Roboto', `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`, weight)),
  `:root{--vt-sans:'Pinned Sans'!important;--vt-mono:'Pinned Mono'!important}`,
].join('');

async function pictureOf(path: string, width: number, kind: keyof typeof readers): Promise<Buffer> {
  const { page } = await readers[kind](inject('walls') + path);
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.addStyleTag({ content: pinned });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.waitForLoadState('networkidle');
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}

beforeAll(() => {
  if (!drawsAnew) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'browser.txt'), `${browser}\n`);
});
afterAll(() => {
  if (!drawsAnew && !isComparable) {
    console.warn(`The pictures are by ${drawnBy()}, this is ${browser}: draw them anew by \`make pictures\`.`);
  }
});

describe.each(Object.entries(pages))('%s', (name, path) => {
  const cases = widths.flatMap((width) => kinds.map((kind) => ({ width, kind })));
  test.skipIf(!drawsAnew && !isComparable).each(cases)('$width $kind', async ({ width, kind }) => {
    const file = `${name}-${width}-${kind}.png`;
    const seen = await pictureOf(path, width, kind);
    if (drawsAnew) {
      writeFileSync(join(folder, file), seen);
      return;
    }
    const [before, now] = [PNG.sync.read(readFileSync(join(folder, file))), PNG.sync.read(seen)];
    expect([now.width, now.height]).toEqual([before.width, before.height]);
    const marked = new PNG({ width: now.width, height: now.height });
    const different = pixelmatch(before.data, now.data, marked.data, now.width, now.height, { threshold: 0.1 });
    const share = different / (now.width * now.height);
    if (share > tolerance) {
      mkdirSync(failed, { recursive: true });
      writeFileSync(join(failed, file), seen);
      writeFileSync(join(failed, file.replace('.png', '-differs.png')), PNG.sync.write(marked));
    }
    expect(share, `${file}: see ${failed}; on purpose? make pictures`).toBeLessThanOrEqual(tolerance);
  });
});

test('all pictures together are at most 4 MB', () => {
  const sizes = Object.keys(pages).flatMap((name) =>
    widths.flatMap((width) => kinds.map((kind) => join(folder, `${name}-${width}-${kind}.png`))),
  );
  expect(sizes.filter((file) => !existsSync(file))).toEqual([]);
  expect(sizes.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThanOrEqual(4_000_000);
});
