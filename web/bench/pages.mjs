// What three pages cost a reader: bytes as they come, long tasks and hydration on a processor four times slower.
import { launch, row } from './chromium.mjs';
import { serve } from './server.mjs';

const [, , out] = process.argv;
const pages = [
  { path: '/material-ui/react-button/', script: 120 * 1024 },
  { path: '/material-ui/getting-started/installation/', script: 8 * 1024, all: 60 * 1024 },
  { path: '/', script: 8 * 1024, all: 60 * 1024 },
];
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const { address, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const browser = await launch();
for (const { path, script, all } of pages) {
  console.log(path);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map();
  const bytes = {};
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) =>
      longTasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration])),
    ).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address + path);
  await page.waitForTimeout(5000);
  const idle = await page.evaluate(() => longTasks.splice(0));
  const atLoad = { ...bytes };
  const demos = page.locator('[data-island=demo]');
  const count = await demos.count();
  let hydration = 0;
  if (count) {
    const started = await page.evaluate(() => performance.now());
    for (let i = 0; i < count; i++) {
      await demos.nth(i).scrollIntoViewIfNeeded();
      await demos.nth(i).dispatchEvent('pointerover');
      await page.waitForFunction(
        (index) => document.querySelectorAll('[data-island=demo]')[index].hasAttribute('data-live'),
        i,
        { polling: 20 },
      );
    }
    hydration = (await page.evaluate(() => performance.now())) - started;
  }
  const tasks = [...idle, ...(await page.evaluate(() => longTasks))];
  const sum = (record) => Object.values(record).reduce((a, b) => a + b, 0);
  row('HTML', kB(bytes.Document ?? 0));
  row('script, nothing touched for 5 s', kB(atLoad.Script ?? 0));
  row('script, all demos live', kB(bytes.Script ?? 0), `≤ ${kB(script)}`, (bytes.Script ?? 0) > script);
  row('styles', kB(bytes.Stylesheet ?? 0));
  row('all bytes', kB(sum(bytes)), all ? `≤ ${kB(all)}` : '', all && sum(bytes) > all);
  const longest = Math.max(0, ...tasks.map(([, duration]) => duration));
  row('longest task, processor 4× slower', `${longest.toFixed(0)} ms`);
  if (count) {
    // From the moment that the first library is there: what comes before is the first layout of the page.
    const from = await page.evaluate(() => {
      const layers = JSON.parse(document.getElementById('page-assets').textContent).layers;
      return Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => layers.some((layer) => name.endsWith(layer)))
          .map(({ responseEnd }) => responseEnd),
      );
    });
    const hydrating = Math.max(0, ...tasks.filter(([start]) => start >= from).map(([, duration]) => duration));
    row(
      'longest task while hydrating',
      hydrating ? `${hydrating.toFixed(0)} ms` : 'under 50 ms',
      '≤ 50 ms',
      hydrating > 50,
    );
  }
  row('blocking time', `${tasks.reduce((a, [, duration]) => a + duration - 50, 0).toFixed(0)} ms`, count ? '' : '0');
  if (count) row(`time until ${count} demos were live, scrolling`, `${hydration.toFixed(0)} ms`);
  await context.close();
}
await browser.close();
stop();
