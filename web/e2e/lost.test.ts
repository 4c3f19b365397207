// Addresses that lead to no page, and anchors of before.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';

useBrowser();
const site = inject('site');
const mistyped = `${site}/x/react-data-gird/`;

/** What the page of errors says of an address. */
async function said(page: Page) {
  await page.locator('#lost-pages a').first().waitFor();
  return {
    address: await page.locator('#lost-address').innerText(),
    marked: await page.locator('#lost-address mark').allInnerTexts(),
    query: await page.locator('#lost-query').inputValue(),
    pages: await page.locator('#lost-pages a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    texts: await page.locator('#lost-pages li').allInnerTexts(),
  };
}

const want = {
  address: '/x/react-data-gird/',
  marked: ['gird'],
  query: 'x react data gird',
};

test('the server offers what is nearest, without scripts; a static host with one, and the same', async () => {
  const { page: plain } = await reader({ context: { javaScriptEnabled: false } });
  const answer = (await plain.goto(mistyped))!;
  expect(answer.status()).toBe(404);
  const byServer = await said(plain);
  expect(byServer).toMatchObject(want);
  expect(byServer.pages).toHaveLength(3);
  expect(byServer.pages[0]).toBe('/x/react-data-grid/');
  expect(await plain.getByText('Edit this page').count()).toBe(0);

  const { page } = await reader();
  const body = await (await page.request.get(`${site}/404.html`)).text();
  await page.route(mistyped, (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }));
  await page.goto(mistyped);
  expect(await said(page)).toEqual(byServer);
});

test('the page of errors without scripts on a static host: a search and all products', async () => {
  const { page } = await reader({ width: 390, context: { javaScriptEnabled: false } });
  await page.goto(`${site}/404.html`);
  expect(await page.locator('#lost-near').isVisible()).toBe(false);
  expect(await page.locator('#lost-address').isVisible()).toBe(false);
  expect(
    await page.getByRole('region', { name: 'Products' }).getByRole('link', { name: 'Joy UI', exact: true }).isVisible(),
  ).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('a promised address leads to what is nearest, for now', async () => {
  const { page } = await reader();
  const answer = await page.request.get(`${site}/joy-ui/react-avatar/`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toBe('/joy-ui/api/avatar/');
});

test('an anchor of before leads where its heading stands, without scripts, and takes no room', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  const top = async (hash: string) => {
    await page.goto('about:blank');
    await page.goto(`${site}/material-ui/react-button/#${hash}`);
    return page.evaluate('scrollY');
  };
  expect(await top('buttons-with-icons-and-label')).toBe(await top('icons'));
  expect(await page.locator('#buttons-with-icons-and-label').evaluate((e) => e.getBoundingClientRect().width)).toBe(0);
  expect(await page.getByRole('heading', { name: 'Icons', exact: true }).count()).toBe(1);
});

test('without scripts no control of the shell is dead', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(`${site}/material-ui/getting-started/installation/`);
  const controls = page.locator('.bar :is(button, input, [role=button]):visible');
  const dead = await controls.evaluateAll((found) =>
    found
      .filter((control) => !document.getElementById(control.getAttribute('popovertarget') ?? ''))
      .map((control) => control.outerHTML),
  );
  expect(dead).toEqual([]);
});
