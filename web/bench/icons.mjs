// What the search for icons costs a reader: each keystroke until the page is laid out, each frame while scrolling.
import { launch, row } from './chromium.mjs';
import { serve } from './server.mjs';

const [, , out] = process.argv;
const { address, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
await page.goto(`${address}/material-ui/material-icons/`, { waitUntil: 'networkidle' });
console.log('/material-ui/material-icons/');

const keystrokes = await page.evaluate(async () => {
  const input = document.querySelector('.icon-search input[type=search]');
  const took = [];
  for (const word of ['account', 'trash', 'arrow forward', 'delte', 'calendar']) {
    for (let length = 1; length <= word.length; length++) {
      input.value = word.slice(0, length);
      const started = performance.now();
      input.dispatchEvent(new Event('input', { bubbles: true }));
      document.querySelector('.icon-grid').getBoundingClientRect();
      took.push(performance.now() - started);
      await new Promise((later) => setTimeout(later, 30));
    }
  }
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return took.sort((a, b) => a - b);
});
const median = keystrokes[keystrokes.length >> 1];
row(`${keystrokes.length} keystrokes, median`, `${median.toFixed(1)} ms`, '≤ 16 ms', median > 16);
row('the slowest', `${keystrokes.at(-1).toFixed(1)} ms`);

const frames = await page.evaluate(async () => {
  const took = [];
  let last = performance.now();
  for (let y = 0; y < 15_000; y += 60) {
    scrollTo(0, y);
    const now = await new Promise((painted) => requestAnimationFrame(painted));
    took.push(now - last);
    last = now;
  }
  return took.slice(2);
});
const dropped = frames.filter((time) => time > 25).length;
row(`of ${frames.length} frames while scrolling, dropped`, String(dropped), '0', dropped > 0);
await browser.close();
stop();
