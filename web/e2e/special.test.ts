// Pages that are tools: the decoder of errors, versions.
import { expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';

useBrowser();
const site = inject('site');

test('an error: its message with its arguments, which are only ever text', async () => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/production-error/?code=9&args[]=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  const answer = page.locator('.decoded');
  await answer.getByText('Error 9').waitFor();
  expect(await answer.innerText()).toContain('<img src=x onerror=alert(1)>');
  expect(await answer.locator('img').count()).toBe(0);
  expect(trouble).toEqual([]);
});

test.each([
  ['', 'names no error'],
  ['?code=', 'No message has the code'],
  ['?code=%22%5D', 'No message has the code'],
  ['?code=3', 'No message has the code 3'],
  ['?code=9', '[missing argument]'],
])('an address with %s says: %s', async (search, text) => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/production-error/${search}`);
  await expect.poll(() => page.locator('.decoded').innerText()).toContain(text);
  expect(trouble).toEqual([]);
});

test('without scripts the decoder is a table of all messages', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(`${site}/production-error/?code=9`);
  expect(await page.locator('.decoder tbody tr').count()).toBe(15);
  expect(await page.locator('.decoded').isVisible()).toBe(false);
});

test('versions: this one first, earlier ones by their numbers', async () => {
  const { page } = await reader();
  await page.goto(`${site}/versions/`);
  const rows = page.getByRole('region', { name: 'Releases of Material UI' }).getByRole('row');
  expect(await rows.locator('td:first-child').allInnerTexts()).toEqual([
    'v5.15.4',
    'v4.12.4',
    'v3.9.4',
    'v1.5.3',
    'v0.20.2',
  ]);
  expect(await page.getByRole('region', { name: 'Documented versions' }).getByRole('row').count()).toBe(9);
});

test('the blog: filtered by tag, the address follows and leads back; a post leads to its tag', async () => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/blog/`);
  const posts = page.locator('.blog-post:visible h2');
  expect(await posts.allInnerTexts()).toEqual(['What the measurements say', 'How this site is built']);
  await page.getByRole('button', { name: /^Measurements/ }).click();
  await expect.poll(() => posts.allInnerTexts()).toEqual(['What the measurements say']);
  expect(page.url()).toBe(`${site}/blog/?tags=Measurements`);
  await page.goBack();
  await expect.poll(() => posts.count()).toBe(2);
  await page.getByRole('link', { name: 'How this site is built' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Engine', exact: true }).click();
  await page.waitForURL('**/blog/?tags=Engine');
  await expect.poll(() => page.getByRole('button', { name: /^Engine/ }).getAttribute('aria-pressed')).toBe('true');
  expect(trouble).toEqual([]);
});

test('without scripts the blog lists all posts', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(`${site}/blog/?tags=Measurements`);
  expect(await page.locator('.blog-post:visible').count()).toBe(2);
  expect(await page.locator('.blog-tags').isVisible()).toBe(false);
});
