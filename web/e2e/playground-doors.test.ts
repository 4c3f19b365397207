// The doors of playgrounds: what a reader has set goes along to the editor, to StackBlitz and CodeSandbox, into a
// theme; and rows of props lead to their controls.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { isReference } from './addresses';
import { violations } from './axe';
import { reader, useBrowser } from './browser';

useBrowser({ own: true }); // all pages of a browser share one clipboard
const site = inject('site');
const button = `${site}/material-ui/react-button/`;
const id = 'playground-button';
const copying = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

/** The playground of Button, with two props that somebody has set. */
async function set(who: Parameters<typeof reader>[0] = {}) {
  const visit = await reader(who);
  await visit.page.goto(`${button}#${id}?variant=contained&color=error`);
  const figure = visit.page.locator(`#${id}`);
  await figure.locator('.demo .MuiButton-containedError').waitFor();
  return { ...visit, figure };
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the editor opens with the code of what is set, and runs it when the reader says so', async () => {
  const { page, figure, trouble } = await set();
  const [editor] = await Promise.all([
    page.context().waitForEvent('page'),
    figure.getByRole('button', { name: 'Open in editor' }).click(),
  ]);
  await editor.getByRole('note').getByText('somebody else wrote it').waitFor();
  expect(new URL(editor.url()).pathname).toBe('/playground/');
  const code = await editor.locator('#Playground textarea:visible').inputValue();
  expect(code).toContain("import Button from '@mui/material/Button';");
  expect(code).toMatch(/<Button[^]*variant="contained"[^]*color="error"/);
  expect(await editor.locator('iframe.sandbox').count()).toBe(0);
  await editor.getByRole('button', { name: 'Run this code' }).click();
  const live = editor.frameLocator('iframe.sandbox').locator('.MuiButton-containedError');
  await live.waitFor();
  expect(trouble).toEqual([]);
});

test('StackBlitz and CodeSandbox get the code of what is set', async () => {
  const { page, figure } = await set();
  const posted: string[] = [];
  await page.context().route(/stackblitz|codesandbox/, async (route) => {
    posted.push(`${route.request().url()}\n${route.request().postData() ?? ''}`);
    await route.fulfill({ body: 'ok' });
  });
  await figure.locator('[data-tool=stackblitz]').click();
  await expect.poll(() => posted.length).toBe(1);
  const fields = new URLSearchParams(posted[0]!.split('\n').slice(1).join('\n'));
  expect(fields.get('project[files][Demo.tsx]')).toMatch(/<Button[^]*variant="contained"[^]*color="error"/);
  expect(JSON.parse(fields.get('project[dependencies]')!)).toHaveProperty(['@mui/material']);
  await figure.locator('[data-tool=codesandbox]').click();
  await expect.poll(() => posted.length).toBe(2);
  expect(posted[1]).toMatch(/^https:\/\/codesandbox\.io\/[^]*parameters=/);
});

test('every "Try" names an input of its playground', async () => {
  const read = async (path: string) => {
    const answer = await fetch(site + path);
    return answer.ok ? answer.text() : '';
  };
  const playgrounds = new Map<string, Promise<string>>();
  const inputs = async (path: string) => {
    const text = await (playgrounds.get(path) ?? playgrounds.set(path, read(path)).get(path)!);
    return new Set([...text.matchAll(/<(?:input|select)\b[^>]*? id="([^"]+)"/g)].map((match) => match[1]!));
  };
  const lost: string[] = [];
  let followed = 0;
  for (const path of inject('pages').filter(isReference)) {
    const text = await read(path);
    // A page with several components has a playground for each, which may be on another page.
    const doors = [...text.matchAll(/ id="(playground-[^"]+)" data-page="([^"]+)"/g)];
    for (const [, href] of text.matchAll(/<a class="try(?: scripted)?" href="([^"]+)" aria-label="Try /g)) {
      const [page, input] = href!.split('#') as [string, string];
      followed++;
      const door = doors.find(([, id]) => input.startsWith(`${id}-`))?.[2];
      if (!(await inputs(page || door!)).has(input)) lost.push(`${path} ${href}`);
    }
  }
  expect(lost).toEqual([]);
  expect(followed).toBeGreaterThan(300);
});

describe('above its list of props', () => {
  const api = `${site}/material-ui/api/button/`;
  const isFocused = (element: Element) => element === document.activeElement;

  test('a playground opens at the control of a row, and changes picture, code and address', async () => {
    const { page, trouble } = await reader();
    await page.goto(api);
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(before.filter((name) => /exhibits|playground|open-|react-/.test(name))).toEqual([]);
    await page.getByRole('link', { name: 'Try variant', exact: true }).click();
    const figure = page.locator(`figure#${id}`);
    const radio = figure.locator('[data-prop=variant]').getByRole('radio', { checked: true });
    await expect.poll(() => radio.evaluate(isFocused)).toBe(true);
    await figure.locator('.demo[data-live]').waitFor();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => figure.locator('.code code').textContent()).toMatch(/variant="/);
    await expect.poll(() => page.url()).toMatch(/\/api\/button\/#playground-button\?variant=/);
    expect(await page.locator('.play-door').count()).toBe(0);
    // Rows lead to what is open already.
    await page.getByRole('link', { name: 'Try fullWidth', exact: true }).click();
    await expect.poll(() => figure.locator('[data-prop=fullWidth] input').evaluate(isFocused)).toBe(true);
    expect(await violations(page, `#${id}`)).toEqual([]);
    expect(trouble).toEqual([]);
  });

  test('the control of an object is that of its first field', async () => {
    const { page } = await reader();
    await page.goto(`${site}/material-ui/api/snackbar/`);
    await page.getByRole('link', { name: 'Try anchorOrigin', exact: true }).click();
    const field = page.locator('#playground-snackbar').getByRole('group', { name: 'anchorOrigin' }).locator('.control');
    await expect.poll(() => field.first().locator(':focus').count()).toBe(1);
  });

  test('one that no page has opens as well, by its address with a state', async () => {
    const { page, trouble } = await reader();
    await page.goto(`${site}/material-ui/api/fab/#playground-fab?disabled`);
    const figure = page.locator('figure#playground-fab');
    await expect.poll(() => figure.locator('.demo .Mui-disabled').count()).toBe(1);
    await expect.poll(() => figure.locator('.code code').textContent()).toContain('disabled');
    expect(trouble).toEqual([]);
  });

  test('one that is closed is a line again, with the focus on it, and opens as it was left', async () => {
    const { page, trouble } = await reader();
    await page.goto(`${api}#${id}?variant=contained`);
    const figure = page.locator(`figure#${id}`);
    const picture = figure.locator('.demo .MuiButton-contained');
    await picture.waitFor();
    await figure.getByRole('button', { name: 'Close playground' }).click();
    expect(await figure.count()).toBe(0);
    expect(page.url()).toBe(api);
    const line = page.locator('.play-door a:visible');
    expect(await line.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Enter');
    await picture.waitFor();
    expect(await page.locator('.play-door').count()).toBe(0);
    expect(trouble).toEqual([]);
  });

  test('without scripts its line leads to the page that has it', async () => {
    const { page } = await reader({ context: { javaScriptEnabled: false } });
    await page.goto(api);
    expect(await page.locator('.try:visible', { hasText: 'Try' }).count()).toBe(0);
    await page.locator('.play-door a:visible').click();
    expect(page.url()).toBe(`${button}#${id}`);
  });
});

test('rows of props without a control lead to a demo that sets them', async () => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/material-ui/api/button/`);
  const shown = page.getByRole('link', { name: /^Demo of / }).first();
  const href = new URL((await shown.getAttribute('href'))!, site);
  await shown.click();
  await expect.poll(() => page.url()).toBe(href.href);
  await page.locator(`${href.hash} .demo`).first().waitFor(); // an address changes before its page is there
  expect(trouble).toEqual([]);
});

test('a page of the reference leads to the playground of its component', async () => {
  const { page } = await reader();
  await page.goto(`${site}/material-ui/api/button/`);
  await page.getByRole('link', { name: 'Playground', exact: true }).click();
  await expect.poll(() => page.url()).toBe(`${button}#${id}`);
  await page.locator(`#${id}`).waitFor();
});

describe('a theme override', () => {
  test('from a playground holds what the reader has set', async () => {
    const { page, figure } = await set(copying);
    await figure.getByRole('button', { name: 'Copy theme override' }).click();
    await expect.poll(() => copied(page)).toContain('MuiButton');
    expect(await copied(page)).toBe(
      "components: {\n  MuiButton: {\n    defaultProps: {\n      variant: 'contained',\n      color: 'error',\n" +
        '    },\n  },\n},\n',
    );
  });

  test('from an anatomy holds what the reader writes, and all demos of the page show it', async () => {
    const { page, trouble } = await reader(copying);
    await page.goto(`${site}/material-ui/react-chip/`);
    const anatomy = page.locator('.anatomy');
    const row = anatomy.locator('tr[data-part=MuiChip-label]');
    await row.locator('summary').click();
    await anatomy.locator(':scope[data-live]').waitFor();
    const code = row.getByRole('textbox');
    await code.fill((await code.textContent())!.replace(/padding: '[^']*'/, "padding: '2px 40px'"));
    const paddings = (within: string) =>
      page
        .locator(`${within} .MuiChip-label`)
        .first()
        .evaluate((element) => getComputedStyle(element).padding);
    await expect.poll(() => paddings('.anatomy .drawn')).toBe('2px 40px');
    await expect.poll(() => paddings('.exhibit .demo')).toBe('2px 40px');
    await row.hover();
    await row.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => copied(page)).toMatch(/MuiChip: \{[^]*label: \{[^]*padding: '2px 40px',/);
    expect(trouble).toEqual([]);
  });
});
