// What a keystroke of the search costs in Chromium, over an index of 410 pages and 12,000 rows: what memory answers at
// once, and the answer from all files once they are there. No word was compared with the vocabulary before.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { launch, row } from './chromium.mjs';

const [, , folder] = process.argv;
const bundled = await build({
  entryPoints: ['web/engine/search/index.ts'],
  bundle: true,
  minify: true,
  format: 'esm',
  define: { vitrineBase: '""' },
  write: false,
});
const server = createServer(({ url }, answer) => {
  if (url === '/') return answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Search</title>');
  if (url === '/search.js')
    return answer.setHeader('Content-Type', 'text/javascript').end(bundled.outputFiles[0].contents);
  if (!existsSync(folder + url)) return answer.writeHead(404).end();
  answer.end(readFileSync(folder + url));
}).listen(0, '127.0.0.1');
await new Promise((listening) => server.once('listening', listening));
const browser = await launch();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const took = await page.evaluate(async () => {
  const { open } = await import('/search.js');
  const searcher = open('/search/core.json');
  await searcher.ready();
  const core = await (await fetch('/search/core.json')).json();
  const [titles, names, paths] = [core.titles, core.names, core.paths].map((list) => list.split('\n'));
  const title = (i) => titles[i] || paths[i].split('/').at(-2).replaceAll('-', ' ');
  /** Names, a wrong letter at the beginning and in the middle, and several words one of which is mistyped. */
  const texts = [3, 50, 120, 200, 333].flatMap((i) => [
    title(i),
    names[i],
    title(i).slice(1),
    `x${title(i).slice(1)}`,
    title(i).replace(/(?<=^.{3})./, 'x'),
    `${title(i)} x${names[i + 1].slice(1).toLowerCase()} ${title(i + 1)}`,
  ]);
  const limit = 80; // as many hits as the dialog asks for
  const queries = texts.flatMap((text) =>
    Array.from(text, (_, i) => ({ text: text.slice(0, i + 1), product: 'one', limit })),
  );
  for (const query of queries) await searcher.find(query); // its files are there
  // What words are near is remembered for 200 words: these take their place.
  for (let i = 0; i < 250; i++) await searcher.find({ text: `xq${i.toString(5).replace(/\d/g, (n) => 'jkvwz'[n])}` });
  const [atOnce, whole] = [[], []];
  for (const query of queries) {
    const started = performance.now();
    searcher.now(query);
    atOnce.push(performance.now() - started);
    await searcher.find(query);
    whole.push(performance.now() - started);
  }
  return [atOnce, whole].map((times) => times.sort((a, b) => a - b));
});
const at = (times, share) => `${times[Math.floor(times.length * share)].toFixed(1)} ms`;
const [atOnce, whole] = took;
row(`${atOnce.length} keystrokes, median`, at(atOnce, 0.5));
row('95 of 100', at(atOnce, 0.95), '≤ 8 ms', parseFloat(at(atOnce, 0.95)) > 8);
row('with the answer from all files, median', at(whole, 0.5));
row('95 of 100', at(whole, 0.95), '≤ 8 ms', parseFloat(at(whole, 0.95)) > 8);
await browser.close();
server.close();
