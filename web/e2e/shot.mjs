// Pictures of one page of a site, as dev mode makes it: three widths in both modes, and one without scripts.
//
//   node web/e2e/shot.mjs SITE /path/
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../bench/chromium.mjs';
import { serve } from '../bench/server.mjs';

const [site, path] = process.argv.slice(2);
if (!path?.startsWith('/')) {
  console.error('Name a page: make shot PAGE=/joy-ui/react-button/');
  process.exit(1);
}
const folder = '.cache/pictures';
const views = [1440, 820, 390].flatMap((width) => [
  { name: `${width}-light`, width, mode: 'light', scripts: true },
  { name: `${width}-dark`, width, mode: 'dark', scripts: true },
]);
views.push({ name: '1440-without-scripts', width: 1440, mode: 'light', scripts: false });

/** Brings each demo to life: those that wait for a touch are touched. */
async function wake(page) {
  for (const demo of await page.locator('[data-island=demo]:visible').all()) {
    await demo.scrollIntoViewIfNeeded();
    await demo.dispatchEvent('pointerover', { bubbles: true });
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-island=demo]')].every(
      (demo) => !demo.checkVisibility() || demo.hasAttribute('data-live'),
    ),
  );
  await page.evaluate(() => scrollTo(0, 0));
}

const { address, stop } = await serve('bin/vitrine', 'dev', '--site', site);
const browser = await launch();
mkdirSync(folder, { recursive: true });
for (const { name, width, mode, scripts } of views) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: mode,
    reducedMotion: 'reduce',
    javaScriptEnabled: scripts,
  });
  const page = await context.newPage();
  const response = await page.goto(address + path, { waitUntil: 'load' });
  if (response.status() !== 200) {
    console.error(`${path} is answered with ${response.status()}.`);
    process.exitCode = 1;
    break;
  }
  if (scripts) await wake(page);
  const file = join(folder, `${path.replaceAll('/', '-').slice(1, -1)}-${name}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled', caret: 'hide' });
  console.log(file);
  await context.close();
}
await browser.close();
stop();
