// How long a first visit waits for the first paint that shows content: a page of prose, from a server on this machine,
// with nothing kept and a processor that is made slower. The median of some visits is written down.
//
//   node web/e2e/paint.mjs OUT RECORD.json /path/
import { existsSync, writeFileSync } from 'node:fs';
import { launch, median, version } from '../bench/chromium.mjs';
import { serve } from '../bench/server.mjs';

const [out, file, path] = process.argv.slice(2);
const visits = 9;
const slowdown = 4;
if (!out || !file || !path || !existsSync(`${out}${path}index.html`)) {
  console.error('Usage: node web/e2e/paint.mjs OUT RECORD.json /path/; the site must be built.');
  process.exit(1);
}
const { address: site, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const browser = await launch();

/** Milliseconds of one first visit. */
async function visit() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(site + path);
  const time = await page.evaluate(
    () =>
      new Promise((found) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntries().find(({ name }) => name === 'first-contentful-paint');
          if (paint) found(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}

await visit(); // the browser itself wakes up
const times = [];
for (let i = 0; i < visits; i++) times.push(await visit());
await browser.close();
stop();
const record = {
  day: new Date().toISOString().slice(0, 10),
  browser: version,
  page: path,
  visits,
  slowdown,
  milliseconds: Math.round(median(times)),
};
writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
console.log(
  `${record.milliseconds} ms (${times
    .sort((a, b) => a - b)
    .map(Math.round)
    .join(', ')}): ${file}`,
);
