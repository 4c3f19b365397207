// Characters that nobody sees have a mark in code, whether it is edited or not, and are copied as they are.
import { expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';

useBrowser();
const marks = `${inject('walls')}/material-ui/react-marks/`;

test('a mark stands in code, takes space, reorders nothing and is not copied', async () => {
  const { page } = await reader();
  await page.goto(marks);
  const block = page.locator('.code.solo code', { hasText: 'const role' });
  const mark = block.locator('bdi');
  expect(await mark.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"U+202E"');
  expect(await mark.evaluate((element) => element.getBoundingClientRect().width)).toBeGreaterThan(20);
  const copied = await block.evaluate((element) => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(copied.trim()).toBe("const role = 'user\u202E'; // admin");
  // What follows the mark stands to its right, in the order in which it is run.
  const order = await block.evaluate((element) => {
    const at = (text: string) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = node.textContent!.indexOf(text);
        if (start < 0) continue;
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + text.length);
        return range.getBoundingClientRect().left;
      }
      throw new Error(text);
    };
    return [at('const'), at('user'), at('// admin')];
  });
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(await page.locator('.prose p code bdi').getAttribute('data-code-point')).toBe('U+202E');
});

test('edited code has the marks of what stands in it, and the text that runs is exact', async () => {
  const { page, trouble } = await reader();
  await page.goto(marks);
  const demo = page.locator('#Marked');
  await demo.locator('.code:visible pre').focus();
  await page.keyboard.press('Enter');
  const area = demo.locator('textarea:visible');
  await area.waitFor();
  expect(await area.inputValue()).toContain('zero\u200Bwidth');
  const lines = demo.locator('.lines code');
  const width = () => lines.evaluate((element) => element.getBoundingClientRect().width);
  expect(await lines.locator('bdi').getAttribute('data-code-point')).toBe('U+200B');
  const before = await width();
  await area.fill((await area.inputValue()).replace('zero\u200Bwidth', 'zero\u200B\u2066width'));
  await lines.locator('bdi[data-code-point="U+2066"]').waitFor({ state: 'attached' }); // it is as wide as nothing
  expect(await lines.locator('bdi').count()).toBe(2);
  expect(await width()).toBe(before); // a mark takes no space: the caret stands at the letters
  expect(await lines.evaluate((element) => element.textContent)).toContain('zero\u200B\u2066width');
  await page.frameLocator('#Marked iframe.sandbox').getByText('zero\u200B\u2066width').waitFor();
  expect(trouble).toEqual([]);
});

test('what is said of code that does not compile shows hidden characters as escapes', async () => {
  const { page } = await reader();
  await page.goto(marks);
  const demo = page.locator('#Marked');
  await demo.locator('.code:visible pre').focus();
  await page.keyboard.press('Enter');
  await demo.locator('textarea:visible').fill('const \u202E x = ;\nconst \u2066 y = 1;\n');
  const alert = demo.locator('.code-error');
  await alert.waitFor();
  expect(await alert.locator('.code-frame').innerText()).toContain(String.raw`const \u202E x = ;`);
  expect(await alert.innerText()).not.toMatch(/[\u202E\u2066]/);
});
