// What the names in the code of demos are: fetched when a reader asks, by pointer, finger or keyboard.
import { describe, expect, inject, test } from 'vitest';
import type { Page } from 'playwright-core';
import { violations } from './axe';
import { reader, useBrowser } from './browser';

useBrowser();
const site = inject('site');
const pages = inject('pages');
const button = `${site}/material-ui/react-button/`;

/** A page whose snippet shows buttons, with what it asked for. */
async function page(path = button, touch = false) {
  const visit = await reader(touch ? { width: 390, height: 844, context: { hasTouch: true } } : {});
  const asked: string[] = [];
  visit.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit.page.goto(path);
  return { ...visit, asked, hint: visit.page.locator('.name-tip') };
}

/** The middle of the first occurrence of a word in the code of a demo. */
async function middleOf(visit: Awaited<ReturnType<typeof page>>, demo: string, word: string) {
  const code = visit.page.locator(`#${demo} .code:visible code`);
  await code.scrollIntoViewIfNeeded();
  return code.evaluate((element, name) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const start = texts.currentNode.textContent!.indexOf(name);
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(texts.currentNode, start);
      range.setEnd(texts.currentNode, start + name.length);
      const box = range.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    throw new Error(`There is no ${name} in the code.`);
  }, word);
}

/** Where the marked name begins in its code; -1 without one. */
const marked = (of: Page) =>
  of.evaluate(() => {
    const [range] = (CSS.highlights.get('vitrine-name') ?? []) as Iterable<Range>;
    if (!range) return -1;
    const before = document.createRange();
    before.setStart(range.startContainer.parentElement!.closest('code')!, 0);
    before.setEnd(range.startContainer, range.startOffset);
    return before.toString().length;
  });

describe('hints', () => {
  test('a name says its type and its first sentence to whoever points at it, and nobody else fetches them', async () => {
    const visit = await page();
    const { x, y } = await middleOf(visit, 'ButtonColors', 'variant');
    expect(visit.asked.filter((path) => path.endsWith('hints.json'))).toEqual([]);
    await visit.page.mouse.move(x, y);
    await visit.hint.getByText('variant?:').waitFor();
    const text = await visit.hint.innerText();
    expect(text).toContain('"contained"');
    expect(text).toContain('The variant to use.');
    expect(visit.asked.filter((path) => path.endsWith('hints.json'))).toHaveLength(1);
    expect(await violations(visit.page)).toEqual([]);
    await visit.page.keyboard.press('Escape');
    await visit.hint.waitFor({ state: 'hidden' });
    expect(visit.trouble).toEqual([]);
  });

  test('the keyboard goes from name to name, and a reader who hears is told', async () => {
    const visit = await page();
    await visit.page.locator('#ButtonColors .code:visible pre').focus();
    await visit.hint.waitFor({ state: 'attached' }); // the script is there
    const told = visit.page.locator('[role=status]').first();
    await visit.page.keyboard.press('n');
    let first = -1;
    await expect.poll(async () => (first = await marked(visit.page))).toBeGreaterThanOrEqual(0);
    const [type] = (await visit.hint.innerText()).split('\n');
    await expect.poll(() => told.innerText()).toContain(type);
    await visit.page.keyboard.press('n');
    await expect.poll(() => marked(visit.page)).toBeGreaterThan(first);
    await visit.page.keyboard.press('p');
    await expect.poll(() => marked(visit.page)).toBe(first);
    await visit.page.keyboard.press('Tab');
    await visit.hint.waitFor({ state: 'hidden' });
    expect(visit.trouble).toEqual([]);
  });

  test('the whole source and its JavaScript answer as the snippet does', async () => {
    const visit = await page();
    await visit.page.locator('#ButtonColors [data-tool=code]').click();
    await visit.page.locator('#ButtonColors .sources[data-state=open]').waitFor();
    for (const language of ['ts', 'js']) {
      const choice = visit.page.locator(`#ButtonColors [data-tool=${language}]`);
      if (await choice.count()) await choice.click();
      const { x, y } = await middleOf(visit, 'ButtonColors', 'Stack');
      await visit.page.mouse.move(x, y);
      await visit.hint.getByText('Stack:').waitFor();
      await visit.page.mouse.move(0, 0);
      await visit.hint.waitFor({ state: 'hidden' });
    }
  });

  test('a long press shows what a name is on a telephone', async () => {
    const visit = await page(button, true);
    await visit.page.locator('#ButtonColors .code:visible pre').focus();
    await visit.hint.waitFor({ state: 'attached' }); // the script is there
    const session = await visit.page.context().newCDPSession(visit.page);
    await expect
      .poll(async () => {
        const { x, y } = await middleOf(visit, 'ButtonColors', 'color');
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        const shown = await visit.hint.waitFor({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        return shown;
      })
      .toBe(true);
    expect(await visit.hint.innerText()).toContain('color?:');
  });

  test('no page has more than 12 kB of them, none with whole screens more than 24', async () => {
    let files = 0;
    const heavy: string[] = [];
    for (const path of pages) {
      const answer = await fetch(`${site}${path}demos/hints.json`, {
        headers: { 'Accept-Encoding': 'br' },
        redirect: 'manual',
      });
      await answer.body?.cancel();
      if (answer.status !== 200) continue;
      files++;
      const bytes = Number(answer.headers.get('content-length'));
      const most = /\/(templates|blocks)\/$/.test(path) ? 24_576 : 12_288; // whole screens use many components
      if (bytes > most) heavy.push(`${path}: ${bytes}`);
    }
    expect(heavy).toEqual([]);
    expect(files).toBeGreaterThan(50);
  });
});
