// The doors of playgrounds: what a reader has set goes along to the editor, to StackBlitz and CodeSandbox, into a
// theme; and rows of props lead to their controls.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';

useBrowser();
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

test('rows of props lead to their control, or to a demo that sets them', async () => {
  const { page, trouble } = await reader();
  const api = `${site}/material-ui/api/button/`;
  await page.goto(api);
  await page.getByRole('link', { name: 'Try variant', exact: true }).click();
  await expect.poll(() => page.url()).toBe(`${button}#${id}-variant`);
  const radio = page.locator(`#${id} [data-prop=variant]`).getByRole('radio', { checked: true });
  await expect.poll(() => radio.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.waitForLoadState('networkidle'); // what is still on its way would be cut off
  await page.goto(api);
  const shown = page.getByRole('link', { name: /^Demo of / }).first();
  const href = new URL((await shown.getAttribute('href'))!, site);
  await shown.click();
  await expect.poll(() => page.url()).toBe(href.href);
  expect(await page.locator(`${href.hash} .demo`).first().isVisible()).toBe(true);
  expect(trouble).toEqual([]);
});

test('a page of the reference leads to the playground of its component', async () => {
  const { page } = await reader();
  await page.goto(`${site}/material-ui/api/button/`);
  await page.getByRole('link', { name: 'Playground', exact: true }).click();
  await expect.poll(() => page.url()).toBe(`${button}#${id}`);
  expect(await page.locator(`#${id}`).isVisible()).toBe(true);
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
