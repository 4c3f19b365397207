// How soon an author sees an edit of prose, an edit of a demo, and a type error: medians of edits in turn, so that what
// else the machine does weighs on all three alike, and what the other two cost in edits of prose.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, median, row } from './chromium.mjs';
import { serve } from './server.mjs';

const [, , tool, site, folder] = process.argv;
const rounds = 10;
const limits = { demo: 3, 'type error': 5 };
const shown = /(?<==?\s*\(?|^\s*)<[A-Z]\w*[^<>{}]*>([^<>{}]*\w[^<>{}]*)<\//m;

/** Waits until something holds in the page. What it returns is the moment of the frame after that, by nextFrame. */
const frameWhere = (page, holds, argument) =>
  page.waitForFunction(holds, argument, { polling: 'raf', timeout: 120_000 });

/** For the page: its policy allows no text as code. */
const defineNextFrame = () => {
  globalThis.nextFrame = () =>
    new Promise((done) => requestAnimationFrame(() => done(performance.timeOrigin + performance.now())));
};

/** Saves a file, and returns how long it takes until something holds in the open page. */
async function save(page, file, text, holds, argument) {
  const frame = frameWhere(page, holds, argument);
  const saved = performance.timeOrigin + performance.now();
  writeFileSync(file, text);
  return (await (await frame).jsonValue()) - saved;
}

const follows = () => document.getElementById('vitrine-client')?.dataset.following !== undefined && nextFrame();

async function open(page, address) {
  await page.goto(address);
  await (await frameWhere(page, follows)).jsonValue();
  await page.waitForTimeout(700); // an author looks; what dev mode does in the pauses is done
}

/** One edit of a kind, in a page that was just opened; the file is as before afterwards. */
const kinds = {
  async prose(page, { prose }, word) {
    return save(
      page,
      prose.file,
      `${prose.text}\n\n${word}\n`,
      (w) => document.body.textContent.includes(w) && nextFrame(),
      word,
    );
  },
  async demo(page, { demo }, word) {
    const text = demo.text.replace(demo.label, word);
    const isShown = ([name, w]) =>
      document.querySelector(`[data-demo="${name}"]`)?.textContent.includes(w) && nextFrame();
    return save(page, demo.file, text, isShown, [demo.name, word]);
  },
  async 'type error'(page, { demo }, word) {
    const text = `${demo.text}\nexport const ${word}: number = 'x';\n`;
    return save(
      page,
      demo.file,
      text,
      (w) => document.getElementById('vitrine-problems')?.textContent.includes(w) && nextFrame(),
      word,
    );
  },
};

async function measure(browser, name, siteFolder, cache, what) {
  console.log(name);
  const { address, stop } = await serve(tool, 'dev', '--site', siteFolder, '--cache', cache);
  const page = await browser.newPage();
  await page.addInitScript(defineNextFrame);
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  // The first round starts what renders and checks; it is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const [kind, edit] of Object.entries(kinds)) {
      const edited = kind === 'prose' ? what.prose : what.demo;
      await open(page, address + edited.path);
      const time = await edit(page, what, `Edit${Date.now().toString(36)}x`);
      if (round > 0) times[kind].push(time);
      await save(page, edited.file, edited.text, () => !document.getElementById('vitrine-problems') && nextFrame());
      await page.waitForTimeout(700);
    }
  }
  const prose = median(times.prose);
  row(`prose: save to repainted page, median of ${rounds}`, `${prose.toFixed(0)} ms`);
  for (const [kind, limit] of Object.entries(limits)) {
    const ratio = median(times[kind]) / prose;
    row(`${kind}, median of ${rounds}`, `${median(times[kind]).toFixed(0)} ms`);
    row(`${kind}, in edits of prose`, ratio.toFixed(1), `≤ ${limit}`, ratio > limit);
  }
  await page.close();
  stop();
}

const textOf = (path, file, more = {}) => ({ path, file, text: readFileSync(file, 'utf8'), ...more });

/** A demo of a page, whose text has a label that can be replaced. */
function demoOf(path, demos, wanted = () => true) {
  for (const file of readdirSync(demos).filter((name) => name.endsWith('.tsx') && wanted(name))) {
    const demo = textOf(path, join(demos, file), { name: file.replace(/\.tsx$/, '') });
    const label = shown.exec(demo.text)?.[1];
    if (label) return { ...demo, label };
  }
  return undefined;
}

// Nobody edits the real site under the author's hands. The copy stands in the checkout, where packages are found.
const copy = join(folder, 'edits', 'site');
rmSync(copy, { recursive: true, force: true });
cpSync(site, copy, { recursive: true });
const content = join(copy, 'content/material-ui');
const browser = await launch();
await measure(browser, 'Edits, the site', copy, join(folder, 'edits', 'cache'), {
  prose: textOf('/material-ui/getting-started/usage/', join(content, 'getting-started/usage/index.md')),
  demo: demoOf(
    '/material-ui/react-button/',
    join(content, 'react-button/demos'),
    (name) => name === 'ButtonColors.tsx',
  ),
});
const generated = join(folder, 'demos-1900');
const pages = join(generated, 'site/content/material-ui');
const found = readdirSync(pages)
  .filter((name) => name.startsWith('page-') && statSync(join(pages, name)).isDirectory())
  .map((name) => ({ name, demo: demoOf(`/material-ui/${name}/`, join(pages, name, 'demos')) }))
  .find(({ demo }) => demo);
await measure(browser, 'Edits, 950 pages with 1,900 demos', join(generated, 'site'), join(generated, 'cache'), {
  prose: textOf(found.demo.path, join(pages, found.name, 'index.md')),
  demo: found.demo,
});
await browser.close();
