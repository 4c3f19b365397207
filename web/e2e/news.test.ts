// What is new, behind the bell in the header.
import { expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';

useBrowser();

const prose = '/material-ui/getting-started/installation/';
const address = '**/news.json';
const three = [
  { id: 3, title: 'Third', text: 'With a text.', href: '/blog/', date: '2026-11-20' },
  { id: 2, title: 'Zweite', language: 'de' },
  { id: 1, title: 'First' },
];

async function visit(options = {}, answer: object | 'none' = three) {
  const one = await reader(options);
  await one.page.route(address, (route) =>
    answer === 'none' ? route.fulfill({ status: 503, body: '' }) : route.fulfill({ json: answer }),
  );
  await one.page.goto(inject('site') + prose);
  return { ...one, bell: one.page.locator('[popovertarget=news]'), panel: one.page.locator('#news') };
}

test('the bell counts what the reader has not seen, in their language, and forgets it once it was opened', async () => {
  const { page, bell, panel, trouble } = await visit();
  await page.waitForSelector('[popovertarget=news][data-unseen="2"]');
  expect(await bell.getAttribute('aria-label')).toBe('News: 2 new');
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.locator('li').count()).toBe(2);
  expect(await panel.locator('li').first().locator('> *').allInnerTexts()).toEqual([
    'Third',
    'With a text.',
    'November 20, 2026',
  ]);
  expect(await panel.locator('a').getAttribute('href')).toBe('/blog/');
  expect(await bell.getAttribute('aria-label')).toBe('News');
  expect(await bell.getAttribute('data-unseen')).toBe(null);
  expect(await violations(page, '#news')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.isVisible()).toBe(false);
  const again = page.waitForResponse(address);
  await page.reload();
  await again;
  expect(await bell.getAttribute('data-unseen')).toBe(null);
  expect(trouble).toEqual([]);
});

test('a reader whose browser speaks another language is told in it as well', async () => {
  const { page, bell } = await visit({ context: { locale: 'de-AT' } });
  await page.waitForSelector('[popovertarget=news][data-unseen="3"]');
  expect(await bell.getAttribute('aria-label')).toBe('News: 3 new');
});

test('a list that does not arrive says so, and nothing counts', async () => {
  const { bell, panel } = await visit({}, 'none');
  await bell.click();
  await expect.poll(() => panel.innerText()).toBe('The news can’t be loaded now.');
  expect(await bell.getAttribute('data-unseen')).toBe(null);
});

test('the published list is what the bell shows; on a phone it fits the screen', async () => {
  const { page } = await reader({ width: 390, mode: 'dark' });
  await page.goto(inject('site') + prose);
  const list = (await (await page.request.get(`${inject('site')}/news.json`)).json()) as { title: string }[];
  expect(list.length).toBeGreaterThan(0);
  await page.locator('[popovertarget=news]').click();
  await expect.poll(() => page.locator('#news li').count()).toBe(list.length);
  expect(await page.locator('#news').innerText()).toContain(list[0]!.title);
  const box = (await page.locator('#news').boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= 390]).toEqual([true, true]);
  expect(await violations(page, '#news')).toEqual([]);
});

test('without scripts there is no bell', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(inject('site') + prose);
  expect(await page.locator('[popovertarget=news]').isVisible()).toBe(false);
});
