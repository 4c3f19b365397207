// The search for icons as a reader uses it.
import { expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';

useBrowser({ own: true }); // all pages of a browser share one clipboard
const address = `${inject('site')}/material-ui/material-icons/`;
const search = `${address}#search-icons`;

const cell = '.icon-grid button';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

test('by name, by another word, mistyped; by style; the address follows, and leads back', async () => {
  const { page, trouble } = await reader();
  await page.goto(search);
  const status = page.getByRole('status', { name: 'Icons found' });
  await expect.poll(() => status.innerText()).toBe('2,131 icons');
  const input = page.getByRole('searchbox', { name: 'Search icons' });
  for (const query of ['delete', 'trash', 'delte']) {
    await input.fill(query);
    expect(await page.locator(cell).first().innerText()).toBe('Delete');
  }
  await page.locator('label', { hasText: 'Two tone' }).click();
  await page.locator(`${cell} svg path[opacity]`).first().waitFor(); // the picture is the one of the style
  await page.locator(cell).first().click();
  const dialog = page.getByRole('dialog', { name: 'DeleteTwoTone' });
  await dialog.waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?theme=TwoTone&query=delte&selected=DeleteTwoTone');
  await page.reload();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).search).toBe('?theme=TwoTone&query=delte');
  expect(await input.inputValue()).toBe('delte');
  await input.fill('');
  await page.locator('label', { hasText: 'Filled' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(trouble).toEqual([]);
});

test('the dialog: name, import, picture and element are copied, in every size and color', async () => {
  const { page } = await reader({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await page.goto(`${address}?selected=AccessAlarm`);
  const dialog = page.getByRole('dialog', { name: 'AccessAlarm' });
  for (const [button, text] of [
    ['Copy import', "import AccessAlarm from '@mui/icons-material/AccessAlarm';"],
    ['Copy name', 'AccessAlarm'],
    ['Copy JSX', '<AccessAlarm />'],
  ] as const) {
    await dialog.getByRole('button', { name: button }).click();
    await dialog.getByRole('button', { name: 'Copied' }).first().waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await dialog.getByRole('button', { name: 'Copy SVG' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24".*<path d="m?M?.+<\/svg>$/);
  expect(
    await dialog.locator('svg.icon').evaluateAll((pictures) => pictures.filter((picture) => !picture.innerHTML).length),
  ).toBe(0);
  expect(
    await dialog
      .locator('dd')
      .first()
      .locator('svg')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().width)),
  ).toEqual([20, 24, 35]);
});

test('by keyboard alone, in both directions', async () => {
  for (const direction of [undefined, 'rtl'] as const) {
    const { page } = await reader({ direction });
    await page.goto(`${address}?query=account`);
    await page.locator(cell).first().waitFor();
    await page.getByRole('searchbox', { name: 'Search icons' }).focus();
    await page.keyboard.press('ArrowDown');
    const current = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.index);
    expect(await current()).toBe('0');
    const [forward, backward] = direction ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const place = () => page.evaluate(() => document.activeElement!.getBoundingClientRect().left);
    const before = await place();
    await page.keyboard.press(forward);
    expect(await current()).toBe('1');
    expect((await place()) > before).toBe(!direction);
    await page.keyboard.press(backward);
    await page.keyboard.press('End');
    expect(Number(await current())).toBeGreaterThan(5);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(current).toBe('0'); // the focus is where it was
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  }
});

test('only what is on the screen is there, and nothing moves while scrolling', async () => {
  const { page } = await reader();
  await page.goto(search);
  await page.locator(`${cell} svg path`).first().waitFor();
  expect(await page.locator(cell).count()).toBeLessThan(120);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo(0, 23_000));
  await page
    .locator(cell, { hasText: /^[L-P]/ })
    .first()
    .waitFor();
  expect(await page.locator(cell).count()).toBeLessThan(120);
  await expect.poll(() => page.locator(`${cell}:has(svg:empty)`).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('nothing moves when the search comes to life, on a telephone', async () => {
  const { page } = await reader({ width: 412, height: 823, context: { isMobile: true, hasTouch: true } });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/iconsearch-\w+\.js$/, (route) => void released.then(() => route.continue()));
  await page.goto(search, { waitUntil: 'commit' });
  await page.locator('.icon-controls').waitFor();
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  release();
  await page.locator(cell).first().waitFor();
  const moved = await page.evaluate(async () => {
    // Shifts of a frame are recorded when it is painted.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((shift) => (shift as LayoutShift).value);
  });
  expect(moved).toEqual([]);
});

test('the text is before the icons, and an address that asks for icons leads to them', async () => {
  const { page } = await reader({ width: 390 });
  await page.goto(address);
  const top = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(await top('#import-an-icon')).toBeLessThan(844);
  expect(await top('.icon-search')).toBeGreaterThan(await top('#pitfalls'));
  await page.goto(`${address}?query=trash`);
  await page.locator(cell, { hasText: /^Delete$/ }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(844);
  const { y } = (await page.getByRole('searchbox', { name: 'Search icons' }).boundingBox())!;
  expect(y).toBeLessThan(300);
});

test('what nothing answers says so', async () => {
  const { page } = await reader({ width: 390 });
  await page.goto(`${address}?query=qqqzz`);
  await page.getByText('No icon is called').waitFor();
  expect(await page.locator('.icon-none').innerText()).toContain('qqqzz');
  expect(await page.getByRole('status', { name: 'Icons found' }).innerText()).toBe('0 icons');
});

test('without scripts the page lists the names', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(address);
  expect(await page.locator('.icon-names li:visible').count()).toBe(2131);
  expect(await page.getByRole('searchbox', { name: 'Search icons' }).isVisible()).toBe(false);
});

test('the weight: little script, pictures by the hundred', async () => {
  const { page } = await reader();
  const sizes: Record<string, number> = {};
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>();
  client.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  client.on(
    'Network.loadingFinished',
    ({ requestId, encodedDataLength }) => (sizes[urls.get(requestId) ?? ''] = encodedDataLength),
  );
  await page.goto(search, { waitUntil: 'networkidle' });
  const sum = (ending: RegExp) =>
    Object.entries(sizes).reduce((total, [url, size]) => (ending.test(url) ? total + size : total), 0);
  await expect.poll(() => sum(/filled-\d+-\w+\.json$/)).toBeGreaterThan(1000);
  await page.waitForLoadState('networkidle');
  expect(sum(/\.js$/)).toBeLessThan(80_000);
  expect(sum(/filled-\d+-\w+\.json$/)).toBeLessThan(40_000);
});
