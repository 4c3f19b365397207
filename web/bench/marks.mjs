// How soon a mistake in edited code is marked: from the edit to the frame that shows the mark, with the editor
// and what it knows of components loaded. Each round puts the mistake right again.
import { launch, median, row } from './chromium.mjs';
import { serve } from './server.mjs';

const [, , out] = process.argv;
const rounds = 15;
const budget = 100;
const path = '/material-ui/react-button/';
const wrong = ' sise="small"';
const { address, stop } = await serve('bin/vitrined', '--root', out, '--quiet');
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(address + path);
await page.locator('#ButtonColors .code:visible pre').focus();
await page.keyboard.press('Enter');
const area = page.locator('#ButtonColors textarea:visible');
await area.waitFor();
await area.evaluate((element) => {
  const at = element.value.indexOf('<Button') + '<Button'.length;
  element.setSelectionRange(at, at);
});

/** Milliseconds from the edit to the frame after the mark is there. */
async function mark() {
  await page.evaluate(() => {
    globalThis.marked = new Promise((resolve) => {
      let edited = Infinity;
      addEventListener('input', ({ timeStamp }) => (edited = timeStamp), { capture: true, once: true });
      const look = (now) =>
        CSS.highlights.get('vitrine-mistake') ? resolve(now - edited) : requestAnimationFrame(look);
      requestAnimationFrame(look);
    });
  });
  await page.keyboard.insertText(wrong);
  const time = await page.evaluate(() => globalThis.marked);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => !CSS.highlights.get('vitrine-mistake'));
  return time;
}

await mark(); // the compiler comes with the first letter
const times = [];
for (let i = 0; i < rounds; i++) times.push(await mark());
const time = median(times);
row('marks under edited code', `${time.toFixed(0)} ms`, `≤ ${budget} ms`, time > budget);
await browser.close();
stop();
