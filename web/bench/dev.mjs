// How soon an author sees an edit: from the file's last byte to the next frame that shows it, in an open page.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { launch, median, row } from './chromium.mjs';
import { serve } from './server.mjs';

const [, , tool, site, folder] = process.argv;
const edits = 10;
const browser = await launch();

async function measure(name, siteFolder, cache, cases) {
  console.log(name);
  await (await serve(tool, 'dev', '--site', siteFolder, '--cache', cache)).stop(); // the cache is warm from here on
  for (const { what, path, file, budget } of cases) {
    const started = performance.now();
    const { address, stop } = await serve(tool, 'dev', '--site', siteFolder, '--cache', cache);
    await (await fetch(address + path)).text();
    const first = performance.now() - started;
    const page = await browser.newPage();
    await page.goto(address + path);
    await page.waitForTimeout(1000);
    const original = readFileSync(file, 'utf8');
    const times = [];
    // The first edit starts the processes that render; it is not counted.
    for (let i = 0; i <= edits; i++) {
      if (what === 'type error') {
        const overlay = page.waitForFunction(
          () =>
            document.getElementById('vitrine-problems') &&
            new Promise((done) => requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))),
          undefined,
          { polling: 'raf' },
        );
        const saved = performance.timeOrigin + performance.now();
        writeFileSync(file, `${original}\nexport const wrong${i}: number = 'x';\n`);
        const shown = await (await overlay).jsonValue();
        if (i > 0) times.push(shown - saved);
        writeFileSync(file, original);
        await page.waitForFunction(() => !document.getElementById('vitrine-problems'));
        await page.waitForTimeout(400);
        continue;
      }
      const word = `Edit${Date.now().toString(36)}x`;
      const seen = page.waitForFunction(
        (text) =>
          document.body.textContent.includes(text) &&
          new Promise((done) => requestAnimationFrame(() => done(performance.timeOrigin + performance.now()))),
        word,
        { polling: 'raf' },
      );
      const text =
        what === 'demo' ? original.replace(/>([^<>{}]*\S[^<>{}]*)<\//, `>${word}</`) : `${original}\n\n${word}\n`;
      const saved = performance.timeOrigin + performance.now();
      writeFileSync(file, text);
      const shown = await (await seen).jsonValue();
      if (i > 0) times.push(shown - saved);
      await page.waitForTimeout(400);
    }
    writeFileSync(file, original);
    row(`${what}: first page after the start`, `${first.toFixed(0)} ms`, '≤ 1000 ms', first > 1000);
    row(
      what === 'type error'
        ? `type error: save to overlay, median of ${edits}`
        : `${what}: edit to repainted page, median of ${edits}`,
      `${median(times).toFixed(0)} ms`,
      `≤ ${budget} ms`,
      median(times) > budget,
    );
    await page.close();
    stop();
  }
}

// The real site is copied: nobody edits it under the author's hands. The copy stands in the checkout, where packages
// are found.
const copy = join(folder, 'dev', 'site');
rmSync(join(folder, 'dev'), { recursive: true, force: true });
cpSync(site, copy, { recursive: true });
const cache = join(folder, 'dev', 'cache');
const button = join(copy, 'content/material-ui/react-button');
const warmUp = await serve(tool, 'dev', '--site', copy, '--cache', cache);
for (const path of ['/material-ui/react-button/', '/material-ui/getting-started/usage/'])
  await (await fetch(warmUp.address + path)).text();
warmUp.stop();
await measure('Dev mode, the site', copy, cache, [
  {
    what: 'prose',
    path: '/material-ui/getting-started/usage/',
    file: join(copy, 'content/material-ui/getting-started/usage/index.md'),
    budget: 75,
  },
  { what: 'prose beside 16 demos', path: '/material-ui/react-button/', file: join(button, 'index.md'), budget: 75 },
  { what: 'demo', path: '/material-ui/react-button/', file: join(button, 'demos/ButtonColors.tsx'), budget: 250 },
  { what: 'type error', path: '/material-ui/react-button/', file: join(button, 'demos/ButtonColors.tsx'), budget: 300 },
]);
for (const pages of [400, 4000]) {
  const generated = join(folder, `prose-${pages}`);
  if (existsSync(join(generated, 'cache'))) {
    await measure(`Dev mode, ${pages} pages`, join(generated, 'site'), join(generated, 'cache'), [
      { what: 'prose', path: '/lib/page-5/', file: join(generated, 'site/content/lib/page-5/index.md'), budget: 75 },
    ]);
  }
}
const demos = join(folder, 'demos-700');
if (existsSync(join(demos, 'cache'))) {
  const generated = readdirSync(join(demos, 'site/content/material-ui')).find((name) => name.startsWith('page-'));
  await measure('Dev mode, 700 pages with 1,400 demos', join(demos, 'site'), join(demos, 'cache'), [
    {
      what: 'prose',
      path: `/material-ui/${generated}/`,
      file: join(demos, 'site/content/material-ui', generated, 'index.md'),
      budget: 75,
    },
  ]);
}
await browser.close();
