// The pictures of the README: pages of our own documentation, light and dark, in fonts that are the same everywhere.
//
//   node web/e2e/readme.mjs OUT FOLDER
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { launch } from '../bench/chromium.mjs';
import { serve } from '../bench/server.mjs';

const [out, folder] = process.argv.slice(2);
if (!out || !folder || !existsSync(join(out, 'facts.json'))) {
  console.error('Usage: make readme');
  process.exit(1);
}
/** The largest picture that a README should have its readers wait for. */
const most = 60_000;
const shots = [{ name: 'playground', path: '/guide/playgrounds/', top: '#playground-button' }];

const fonts = createRequire(import.meta.url);
const face = (family, file, weight) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(
    fonts.resolve(file),
  ).toString('base64')})}`;
const pinned = [
  ...[400, 600, 700].map((weight) =>
    face('Pinned Sans', `@fontsource/inter/files/inter-latin-${weight}-normal.woff2`, weight),
  ),
  face('Pinned Mono', '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2', 400),
  `:root{--vt-sans:'Pinned Sans'!important;--vt-mono:'Pinned Mono'!important;scroll-behavior:auto!important}`,
].join('');

const { address: site, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const browser = await launch();

/** What a reader of one mode sees of a page, from the top of one of its elements. */
async function seen({ path, top }, mode) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    colorScheme: mode,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: pinned });
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  await page.evaluate((selector) => {
    const element = document.querySelector(selector);
    scrollTo(0, element.getBoundingClientRect().top + scrollY - 150);
  }, top);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return picture;
}

/** The same picture as WebP, which the browser writes. */
async function packed(png) {
  const page = await browser.newPage();
  const text = await page.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).bytes();
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(text, 'base64');
}

mkdirSync(folder, { recursive: true });
for (const shot of shots) {
  for (const mode of ['light', 'dark']) {
    const file = join(folder, `${shot.name}-${mode}.webp`);
    const picture = await packed(await seen(shot, mode));
    if (picture.length > most) {
      console.error(`${file} has ${picture.length} bytes, more than ${most}.`);
      process.exitCode = 1;
    }
    writeFileSync(file, picture);
  }
}
await browser.close();
stop();
