// Demos as readers work with them: source, languages, stylings, toolbar, links, export.
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser, wakeAll } from './browser';

useBrowser({ own: true }); // all pages of a browser share one clipboard
const site = inject('site');
const button = `${site}/material-ui/react-button/`;
const base = `${site}/base-ui/react-button/`;
const sourceOf = (name: string) =>
  readFileSync(`site/content/material-ui/react-button/demos/${name}.tsx`, 'utf8').trimEnd();

test('grounds are at least 168 px high and tinted', async () => {
  const { page } = await reader({ width: 1440 });
  await page.goto(button);
  const grounds = await page.locator('.exhibit .ground').evaluateAll((all) =>
    all.map((ground) => ({
      height: ground.getBoundingClientRect().height,
      isTinted: getComputedStyle(ground, '::before').backgroundImage.includes('radial-gradient'),
    })),
  );
  expect(grounds.length).toBeGreaterThan(10);
  expect(grounds.filter(({ height, isTinted }) => height < 168 || !isTinted)).toEqual([]);
});

describe('source', () => {
  test('a preview stands there; all of it is fetched when it is opened', async () => {
    const { page, trouble } = await reader();
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/demos/') && asked.push(request.url()));
    await page.goto(button);
    const exhibit = page.locator('#ToggleState');
    const code = exhibit.locator('.sources > .code:visible');
    const preview = await code.innerText();
    expect(preview).not.toContain('export default');
    expect(asked).toEqual([]);
    await exhibit.getByRole('button', { name: /(Expand|Show) code/ }).click();
    await code.getByText('export default function ToggleState').waitFor();
    expect(await code.evaluate((block) => block.querySelector('code')!.textContent!.trimEnd())).toBe(
      sourceOf('ToggleState'),
    );
    expect(await exhibit.locator('[data-tool=code]').getAttribute('aria-expanded')).toBe('true');
    await exhibit.getByRole('button', { name: /(Collapse|Hide) code/ }).click();
    await code
      .getByText('export default')
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    expect(trouble).toEqual([]);
  });

  test('TypeScript and JavaScript: for the whole site, kept, and named by an address', async () => {
    const { page } = await reader();
    await page.goto(button);
    const typed = page.locator('.exhibit:has(.code[data-language=js])').first();
    await typed.getByRole('button', { name: /(Expand|Show) code/ }).click();
    await typed.getByRole('button', { name: 'JS', exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.codeVariant)).toBe('JS');
    expect(await typed.locator('.code:visible').getAttribute('data-language')).toBe('js');
    expect(await typed.locator('.code:visible').innerText()).toContain('export default');
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.codeVariant)).toBe('JS');
    const name = await typed.getAttribute('id');
    await page.goto(`${button}#${name}.tsx`);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.codeVariant)).toBe('TS');
    await page.locator(`#${name} .code[data-language=tsx]`).getByText('export default').waitFor();
  });

  test('a later hash opens the source as well', async () => {
    const { page } = await reader();
    await page.goto(button);
    await page.evaluate(() => (location.hash = '#ButtonSizes.tsx'));
    await page.locator('#ButtonSizes .code').getByText('export default').first().waitFor();
  });

  test('stylings: demo and source change together, at once', async () => {
    const { page, trouble } = await reader();
    await page.goto(base);
    const exhibit = page.locator('#UnstyledButton');
    expect(await exhibit.locator('.demo:visible').count()).toBe(1);
    await exhibit.getByRole('button', { name: 'MUI System' }).click();
    await page.getByRole('menuitemradio', { name: 'Plain CSS' }).click();
    expect(await exhibit.locator('.demo:visible').getAttribute('data-demo')).toBe('UnstyledButton-css');
    expect(
      await exhibit.locator('.demo:visible button').evaluate((element) => getComputedStyle(element).backgroundColor),
    ).toBe('rgb(11, 87, 208)');
    await exhibit.getByRole('button', { name: /(Expand|Show) code/ }).click();
    await exhibit.locator('.code:visible').getByText('./styles.css').waitFor();
    await page.goto(`${base}#tailwind-UnstyledButton.tsx`);
    await page.reload();
    expect(await exhibit.locator('.demo:visible').getAttribute('data-demo')).toBe('UnstyledButton-tailwind');
    await exhibit.locator('.code:visible').getByText('translate-y-px').waitFor();
    const styles = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, paddingTop, borderRadius } = getComputedStyle(element);
          return { backgroundColor, paddingTop, borderRadius };
        });
    expect(await styles('[data-demo=UnstyledButton-tailwind] button')).toEqual({
      backgroundColor: 'rgb(29, 78, 216)',
      paddingTop: '10px',
      borderRadius: '8px',
    });
    expect(trouble).toEqual([]);
  });
});

test('stylings do not leak: the classes of a Tailwind demo mean nothing outside of it', async () => {
  const { page } = await reader();
  await page.goto(base);
  const outside = await page.evaluate(() => {
    const probe = document.createElement('div');
    probe.className = 'px-[18px] bg-blue-700 rounded-lg invoice-button';
    document.querySelector('.prose')!.append(probe);
    const { paddingLeft, backgroundColor, borderRadius } = getComputedStyle(probe);
    return { paddingLeft, backgroundColor, borderRadius };
  });
  expect(outside).toEqual({ paddingLeft: '0px', backgroundColor: 'rgba(0, 0, 0, 0)', borderRadius: '0px' });
});

describe('toolbar', () => {
  test('one stop of the keyboard, arrows inside, mirrored right to left', async () => {
    for (const direction of [undefined, 'rtl'] as const) {
      const { page } = await reader({ direction });
      await page.goto(button);
      const toolbar = page.locator('#ButtonColors [role=toolbar]');
      expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
      await toolbar.locator('[tabindex="0"]').focus();
      await page.keyboard.press(direction ? 'ArrowLeft' : 'ArrowRight');
      await expect
        .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.tool))
        .toBe('codesandbox');
      await page.keyboard.press('End');
      await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.tool)).toBe('more');
      await page.keyboard.press(direction ? 'ArrowLeft' : 'ArrowRight');
      await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.tool)).toBe('code');
      expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
    }
  });

  test('reset: the demo begins anew; focus: Tab leads into the demo', async () => {
    const { page } = await reader();
    await page.goto(button);
    await wakeAll(page);
    const exhibit = page.locator('#ToggleState');
    const control = exhibit.locator('.demo button').first();
    const before = await control.getAttribute('aria-pressed');
    await control.click();
    await expect.poll(() => control.getAttribute('aria-pressed')).not.toBe(before);
    await exhibit.locator('[data-tool=reset]').click();
    await expect.poll(() => control.getAttribute('aria-pressed')).toBe(before);
    await exhibit.locator('[data-tool=focus]').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('focus-start');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('#ToggleState .demo'))).toBe(true);
  });

  test('more: links by keyboard, Escape gives the focus back', async () => {
    const { page } = await reader({ context: { permissions: ['clipboard-read', 'clipboard-write'] } });
    await page.goto(button);
    const more = page.locator('#ButtonColors [data-tool=more]');
    await more.click();
    const menu = page.getByRole('menu');
    await expect
      .poll(() => menu.getByRole('menuitem').allTextContents())
      .toEqual([
        'Edit the code',
        'Show the demo alone',
        'Copy link to the JavaScript source',
        'Copy link to the TypeScript source',
      ]);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${button}#ButtonColors.tsx`);
    await more.click();
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.tool)).toBe('more');
  });

  test('alone: an address that shows one demo and nothing else', async () => {
    const { page } = await reader();
    await page.goto(`${button}?alone#ButtonColors`);
    expect(await page.locator('.exhibit:visible').count()).toBe(1);
    expect(await page.locator('#nav').isVisible()).toBe(false);
    expect(await page.locator('h1').isVisible()).toBe(false);
    expect(await page.getByRole('button', { name: /Color mode/ }).isVisible()).toBe(true);
    const ground = page.locator('#ButtonColors .ground');
    expect(await ground.evaluate((element) => getComputedStyle(element).resize)).toBe('horizontal');
    const widths = page.getByRole('group', { name: 'Width of the demo' });
    const wide = (await ground.boundingBox())!.width;
    expect(wide).toBeGreaterThan(900);
    for (const [label, width] of [
      ['390 px', 390],
      ['768 px', 768],
      ['All the room', wide],
    ] as const) {
      await widths.getByRole('button', { name: label }).click();
      expect((await ground.boundingBox())!.width).toBe(width);
    }
  });
});

describe('export', () => {
  test('StackBlitz and CodeSandbox get the code with the versions of this site', async () => {
    const { page } = await reader();
    await page.goto(button);
    const posted: string[] = [];
    await page.context().route(/stackblitz|codesandbox/, async (route) => {
      posted.push(`${route.request().url()}\n${route.request().postData() ?? ''}`);
      await route.fulfill({ body: 'ok' });
    });
    await page.locator('#ToggleState [data-tool=stackblitz]').click();
    await expect.poll(() => posted.length).toBe(1);
    const fields = new URLSearchParams(posted[0]!.split('\n').slice(1).join('\n'));
    expect(JSON.parse(fields.get('project[dependencies]')!)).toMatchObject({
      '@mui/material': '5.15.4',
      react: '18.3.1',
      '@emotion/react': '11.11.3',
    });
    expect(fields.get('project[files][Demo.tsx]')!.replaceAll('\r\n', '\n').trimEnd()).toBe(sourceOf('ToggleState'));
    expect(fields.get('project[files][index.tsx]')).toContain('<StyledEngineProvider injectFirst>');
    await page.locator('#ToggleState [data-tool=codesandbox]').click();
    await expect.poll(() => posted.length).toBe(2);
    expect(posted[1]).toContain('parameters=');
  });
});
