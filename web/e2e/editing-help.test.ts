// What helps while code is edited: mistakes under their lines, completion, explanations, by keyboard alone.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';
import { button, editing } from './editor';

useBrowser();

/** Puts the caret behind the first occurrence of a text in the code. */
const caretBehind = async (area: Locator, text: string) => {
  await area.focus();
  await area.evaluate((element: HTMLTextAreaElement, text) => {
    const at = element.value.indexOf(text) + text.length;
    element.setSelectionRange(at, at);
  }, text);
};

/** What is underlined as a mistake. */
const underlined = (page: Page) =>
  page.evaluate(() => [...((CSS.highlights.get('vitrine-mistake') ?? []) as Iterable<Range>)].map(String));

const boxesOf = (page: Page) =>
  page
    .locator('#ButtonColors .code:visible code')
    .evaluate((code) => [...code.children].map((line) => JSON.stringify(line.getBoundingClientRect())));

async function helped(visit?: Parameters<typeof editing>[0]) {
  const opened = await editing(visit);
  const exhibit = opened.page.locator('#ButtonColors');
  return {
    ...opened,
    options: exhibit.locator('[role=option]'),
    list: exhibit.locator('[role=listbox]'),
    diagnostic: exhibit.locator('.diagnostic'),
    status: exhibit.locator('.code-status:visible [role=status]'),
  };
}

describe('mistakes in edited code', () => {
  test('are underlined, told under their line and said; a press puts them right, as one step', async () => {
    const { page, area, diagnostic, status } = await helped();
    await caretBehind(area, '<Button');
    await page.keyboard.press('Space');
    await page.keyboard.press('Backspace'); // the compiler is there
    await status.getByText('Ctrl+Space completes').waitFor();
    const before = await boxesOf(page);
    await page.keyboard.type(' sise="small"');
    await diagnostic.getByText('Button takes no sise.').waitFor();
    expect(await underlined(page)).toEqual(['sise']);
    expect(await boxesOf(page)).toEqual(before);
    await status.getByText('Mistakes: 1. Line 7: Button takes no sise.').waitFor();
    const line = (await page.locator('#ButtonColors .code:visible .ln').nth(6).boundingBox())!;
    const box = (await diagnostic.boundingBox())!;
    expect(Math.abs(box.y - line.y - line.height)).toBeLessThan(6);
    expect(await violations(page, '#ButtonColors .sources')).toEqual([]);
    await diagnostic.getByRole('button', { name: 'size', exact: true }).click();
    expect(await area.inputValue()).toContain('<Button size="small"');
    await status.getByText('No mistakes are left.').waitFor();
    expect(await underlined(page)).toEqual([]);
    expect(await diagnostic.isVisible()).toBe(false);
    await page.keyboard.press('Control+z');
    expect(await area.inputValue()).toContain('<Button sise="small"');
  });

  test('allowed values are reached and put in by keyboard', async () => {
    const { page, area, diagnostic } = await helped();
    await caretBehind(area, '<Button');
    await page.keyboard.insertText(' size="huge"');
    await diagnostic.getByText('size of Button can’t be "huge".').waitFor();
    await page.keyboard.press('Control+.');
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('"medium"');
    await page.keyboard.press('Enter');
    expect(await area.inputValue()).toContain('<Button size="medium"');
    expect(await area.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('what is known of components is asked for with the editor, and nothing else', async () => {
    const visit = await reader();
    const known: string[] = [];
    visit.page.on('request', (request) => known.push(new URL(request.url()).pathname));
    await visit.page.goto(inject('site') + button);
    await visit.page.locator('#ButtonColors').getByRole('button', { name: 'Edit', exact: true }).waitFor();
    expect(known.filter((path) => path.startsWith('/editing/'))).toEqual([]);
    await editing(visit);
    await expect
      .poll(() => known.filter((path) => path.startsWith('/editing/')).sort())
      .toEqual([
        '/editing/@mui/material.json',
        '/editing/@mui/material/Button.json',
        '/editing/@mui/material/Stack.json',
        '/editing/_names/attributes.json',
        '/editing/_names/system.json',
        '/editing/_packages.json',
      ]);
  });
});

describe('completion', () => {
  test('offers props with their types, and the keys of a list choose one; undo takes it back in one step', async () => {
    const { page, area, options, list } = await helped();
    await caretBehind(area, '<Button');
    await page.keyboard.type(' s');
    await options.first().waitFor();
    expect(await options.first().innerText()).toContain("'small' | 'medium' | 'large'");
    expect(await options.first().innerText()).toContain('The size of the component.');
    expect(await area.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
    expect(await area.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
    expect(await list.getAttribute('aria-label')).toBe('Props of Button');
    expect(await violations(page, '#ButtonColors .sources')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    expect(await area.inputValue()).toContain('<Button size="" color');
    expect(await area.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('Control+Space');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual(['small', expect.stringContaining('medium'), 'large']);
    await page.keyboard.press('Tab');
    expect(await area.inputValue()).toContain('<Button size="small" color');
    await page.keyboard.press('Control+z');
    expect(await area.inputValue()).toContain('<Button size="" color');
    await page.keyboard.press('Control+z');
    expect(await area.inputValue()).toContain('<Button s color');
  });

  test('Escape closes the list first, then leaves the code; without a list Enter is a new line', async () => {
    const { page, area, options, list } = await helped();
    await caretBehind(area, '<Button');
    await page.keyboard.type(' s');
    await options.first().waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await area.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await area.inputValue()).toContain('<Button s\n');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement!.textContent)).toBe('Done');
  });

  test('offers components and imports', async () => {
    const { page, area, options } = await helped();
    const code = await area.inputValue();
    await caretBehind(area, '<Stack');
    await page.keyboard.insertText(' children={<');
    await page.keyboard.type('Bu');
    await options.first().waitFor();
    expect(await options.allInnerTexts()).toEqual([expect.stringContaining('Button')]);
    await area.fill(`import { Chi } from '@mui/material';\n${code}`);
    await caretBehind(area, '{ Chi');
    await page.keyboard.press('Control+Space');
    await options.first().waitFor();
    await page.keyboard.press('Enter');
    expect(await area.inputValue()).toContain("import { Chip } from '@mui/material';");
  });

  test.each([
    ['a phone', { width: 390, height: 844 }],
    ['a page that reads from right to left', { direction: 'rtl' as const }],
  ])('the list stays in the window of %s, and code is read from left to right', async (_, options) => {
    const { page, area, list } = await helped(await reader(options));
    await caretBehind(area, '<Button');
    await page.keyboard.type(' s');
    await list.waitFor();
    const box = (await list.boundingBox())!;
    const { width } = page.viewportSize()!;
    await expect.poll(async () => (await list.boundingBox())!.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    if (width < 600) expect(box.width).toBe(width - 24);
    expect(await list.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    const rows = await list.locator('[role=option]').evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(24);
  });
});

describe('explanations in edited code', () => {
  test('a key tells the signature and the sentence of the prop at the caret, written just now', async () => {
    const { page, area } = await helped();
    await caretBehind(area, '<Button');
    await page.keyboard.insertText('\n  fullWidth');
    await page.keyboard.press('Control+i');
    const tip = page.locator('.name-tip');
    await tip.getByText('fullWidth?: boolean').waitFor();
    expect(await tip.innerText()).toContain('If true, the button will take up the full width of its container.');
    await page.locator('.bar [role=status]').getByText('fullWidth?: boolean').waitFor({ state: 'attached' });
  });
});
