// One sheet of pictures: html files of a folder beside the pages of a built site that they are to be compared with.
//
//   node web/e2e/sheet.mjs OUT FOLDER FILE=/path/ …
//
// Without pairs, each html file of the folder stands beside the page whose path ends with its name.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from '../bench/chromium.mjs';
import { serve } from '../bench/server.mjs';

const [out, folder, ...given] = process.argv.slice(2);
if (!out || !folder || !existsSync(join(out, 'facts.json'))) {
  console.error(
    'Usage: make sheet WITH=folder [PAIRS="home.html=/ button.html=/react-button/"]; the site must be built.',
  );
  process.exit(1);
}
const target = '.cache/sheet';
const views = [
  { name: '1440 light', width: 1440, height: 900, mode: 'light', dir: 'ltr' },
  { name: '1440 dark, right to left', width: 1440, height: 900, mode: 'dark', dir: 'rtl' },
  { name: '820 light', width: 820, height: 900, mode: 'light', dir: 'ltr' },
  { name: '390 dark', width: 390, height: 844, mode: 'dark', dir: 'ltr' },
];

const paths = ['/', ...JSON.parse(readFileSync(join(out, 'facts.json'), 'utf8')).pages.map(({ path }) => path)];
const pairs = given.length
  ? given.map((pair) => pair.split('='))
  : readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, paths.find((path) => path.endsWith(`/${basename(file, '.html')}/`))])
      .filter(([, path]) => path);
if (!pairs.length) {
  console.error(`No file of ${folder} has the name of a page: say which belong together by PAIRS="file.html=/path/".`);
  process.exit(1);
}

const { address: site, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const browser = await launch();
mkdirSync(target, { recursive: true });

/** A picture of an address, as a reader of one mode and direction sees it. */
async function pictureOf(address, { width, height, mode, dir }, file) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: mode, reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => chosen === 'rtl' && sessionStorage.setItem('vitrine-direction', chosen), dir);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(target, file), animations: 'disabled' });
  await context.close();
}

const rows = [];
for (const [file, path] of pairs) {
  for (const [index, view] of views.entries()) {
    const name = `${basename(file, '.html')}-${index}`;
    const drawn = pathToFileURL(resolve(folder, file));
    drawn.search = `mode=${view.mode}&dir=${view.dir}`;
    await pictureOf(drawn.href, view, `${name}-drawn.png`);
    await pictureOf(site + path, view, `${name}-built.png`);
    const cells = ['drawn', 'built'].map((kind) => `<td><img src="${name}-${kind}.png"></td>`);
    rows.push(`<tr><th>${path}<br>${view.name}</th>${cells.join('')}</tr>`);
  }
}
const html = `<!doctype html><meta charset="utf-8"><title>Sheet</title>
<style>body{font:14px/20px sans-serif}th{text-align:start;vertical-align:top}img{max-width:100%;border:1px solid #ccc}
td{width:46%;vertical-align:top}table{width:100%}</style>
<table><tr><th></th><th>${folder}</th><th>${out}</th></tr>${rows.join('\n')}</table>`;
writeFileSync(join(target, 'index.html'), html);
const context = await browser.newContext({ viewport: { width: 1600, height: 900 } });
const page = await context.newPage();
await page.goto(pathToFileURL(resolve(target, 'index.html')).href, { waitUntil: 'load' });
await page.screenshot({ path: join(target, 'sheet.png'), fullPage: true });
await browser.close();
stop();
console.log(`${pairs.length} pages in ${target}/index.html and ${target}/sheet.png.`);
