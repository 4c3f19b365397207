// Elements of pages in MDX: complete before any script runs, alive where a hint says so.
import { expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';

useBrowser();
const address = `${inject('walls')}/material-ui/react-mdx/`;

test('an element with a hint comes to life and keeps the markdown in it, others stay as they are', async () => {
  const { page, trouble } = await reader();
  await page.goto(address);
  const alive = page.locator('[data-island=demo]', { hasText: 'Alive' });
  await alive.scrollIntoViewIfNeeded();
  await expect.poll(() => alive.getAttribute('data-live')).toBe('');
  await alive.getByRole('button').click();
  expect(await alive.getByRole('button').innerText()).toMatch(/alive: 1/i);
  expect(await alive.locator('li').allInnerTexts()).toEqual(['one', 'two']);
  const still = page.locator('.element', { hasText: 'Still' });
  await still.getByRole('button').click();
  expect(await still.getByRole('button').innerText()).toMatch(/still: 0/i);
  expect(await violations(page)).toEqual([]);
  expect(trouble).toEqual([]);
});

test('without scripts the page is complete and styled', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(address);
  const line = await page.locator('main p', { hasText: 'Release' }).innerText();
  expect(line.replace(/\s+/g, ' ')).toBe('Release 7.3 has a new in a line.');
  expect(await page.locator('main .element a, main .demo a').count()).toBe(2);
  const border = page.locator('.element > div', { hasText: 'Still' });
  expect(await border.evaluate((element) => getComputedStyle(element).borderTopColor)).toBe('rgb(0, 128, 128)');
});
