// What a keystroke of the search costs in Chromium, over an index of 410 pages and 12,000 rows.
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
  const said = (i) => titles[i] || paths[i].split('/').at(-2).replaceAll('-', ' ');
  const texts = [3, 50, 120, 200, 333].flatMap((i) => [said(i), names[i], said(i).slice(1)]);
  const times = [];
  for (const text of texts) {
    for (let length = 1; length <= text.length; length++) {
      const query = { text: text.slice(0, length), product: 'one' };
      await searcher.find(query); // its shards are there
      const started = performance.now();
      searcher.now(query);
      times.push(performance.now() - started);
    }
  }
  return times.sort((a, b) => a - b);
});
const at = (share) => took[Math.floor(took.length * share)];
row(`${took.length} keystrokes, median`, `${at(0.5).toFixed(1)} ms`);
row('95 of 100', `${at(0.95).toFixed(1)} ms`, '≤ 8 ms', at(0.95) > 8);
await browser.close();
server.close();
