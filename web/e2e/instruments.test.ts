// Figures that answer a touch: sheets of states, anatomies, measured demos.
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser, wakeAll, type Reader } from './browser';
import { sideways } from './sideways';

useBrowser();
const site = inject('site');
const button = `${site}/material-ui/react-button/`;
const autocomplete = `${site}/material-ui/react-autocomplete/`;
const readers: Reader[] = [{ mode: 'light' }, { mode: 'dark', direction: 'rtl', width: 390 }];

describe('states', () => {
  const pictures = (mode: string) => `.plate[data-mode=${mode}] .rest .MuiButton-containedPrimary`;
  const look = (element: Element) => {
    const { backgroundColor, boxShadow, opacity } = getComputedStyle(element);
    return { backgroundColor, boxShadow, opacity };
  };

  test('the pictures show both modes whatever the reader has chosen', async () => {
    const seen: unknown[] = [];
    for (const mode of ['light', 'dark'] as const) {
      const { page } = await reader({ mode });
      await page.goto(button);
      seen.push(
        await Promise.all(['light', 'dark'].map((half) => page.locator(pictures(half)).first().evaluate(look))),
      );
    }
    const [[light, dark]] = seen as [[object, object]];
    expect(seen[1]).toEqual(seen[0]);
    expect(light).not.toEqual(dark);
  });

  test.each([true, false])('a state changes all pictures by the rules of the library, with scripts: %s', async (on) => {
    const { page } = await reader({ context: { javaScriptEnabled: on } });
    await page.goto(button);
    const sheet = page.locator('.sheet');
    const all = () => Promise.all(['light', 'dark'].map((mode) => page.locator(pictures(mode)).first().evaluate(look)));
    const rest = await all();
    for (const state of ['Hover', 'Focus']) {
      await sheet.getByText(state, { exact: true }).click();
      await expect
        .poll(async () => (await all()).every((now, at) => JSON.stringify(now) !== JSON.stringify(rest[at])))
        .toBe(true);
    }
    await sheet.getByText('Disabled', { exact: true }).click();
    expect(await sheet.locator('.rest .MuiButton-root:visible').count()).toBe(0);
    expect(await sheet.locator('.disabled .MuiButton-root:disabled:visible').count()).toBe(42);
    await sheet.getByText('Rest', { exact: true }).click();
    await expect.poll(all).toEqual(rest);
  });

  test('what the sheet shows looks as a hovered button does', async () => {
    const { page } = await reader();
    await page.goto(button);
    await page.locator('.sheet').getByText('Hover', { exact: true }).click();
    const live = page
      .locator('#ButtonColors .MuiButton-containedSuccess, #ButtonVariants .MuiButton-containedPrimary')
      .first();
    await live.hover();
    const drawn = await page
      .locator(pictures('light'))
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(() => live.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(drawn);
  });

  test('the pictures are hidden and inert, the caption says what they show, arrows choose a state', async () => {
    const { page, trouble } = await reader();
    await page.goto(button);
    const sheet = page.locator('.sheet');
    const heard = await sheet.ariaSnapshot();
    expect(heard).toContain('Button: 42 pictures, light and dark');
    expect(heard).toContain('color: inherit, primary');
    expect(heard).not.toContain('- button');
    expect(await sheet.locator('.demo:not([inert])').count()).toBe(0);
    expect(await sheet.locator('.demo [id], .demo [name]').count()).toBe(0);
    await sheet.getByRole('radio', { name: 'Rest' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await sheet.getByRole('radio', { name: 'Hover' }).isChecked()).toBe(true);
    expect(trouble).toEqual([]);
  });

  test('elements that a provider draws around the pictures leave them in their places', async () => {
    const { page } = await reader();
    await page.goto(button);
    const places = () =>
      page.locator('.plate .rest .MuiButton-root').evaluateAll((all) =>
        all.map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return `${Math.round(x)} ${Math.round(y)}`;
        }),
      );
    const before = await places();
    expect(new Set(before).size).toBe(42);
    await page.locator('.plate > .demo').evaluateAll((demos) => {
      for (const demo of demos) {
        const around = document.createElement('div');
        around.append(...demo.childNodes);
        demo.append(around);
      }
    });
    expect(await places()).toEqual(before);
  });

  test('a pointer reads row and column', async () => {
    const { page } = await reader();
    await page.goto(button);
    const sheet = page.locator('.sheet');
    const cell = sheet.locator(pictures('light')).first();
    await cell.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await cell.boundingBox())!;
    await expect
      .poll(async () => {
        await page.mouse.move(x + width / 2, y + height / 2 + Math.random());
        return sheet.locator('.readout').textContent();
      })
      .toBe('contained · primary');
    expect(await sheet.locator('[data-lit]').count()).toBe(2);
  });
});

test('figures are numbered by the page, whatever they show', async () => {
  const { page } = await reader();
  await page.goto(autocomplete);
  const labels = await page.locator('figure > .caption > .label:first-child').allInnerTexts();
  expect(labels.length).toBeGreaterThan(await page.locator('.exhibit > .caption').count());
  expect(labels).toEqual(labels.map((_, index) => `Fig. ${index + 1}`));
});

describe('anatomy', () => {
  test('the table says all of it without scripts; numbers are no dead controls', async () => {
    const { page } = await reader({ context: { javaScriptEnabled: false } });
    await page.goto(autocomplete);
    const anatomy = page.locator('.anatomy');
    expect(await anatomy.locator('.pin:visible').count()).toBe(await anatomy.locator('tbody tr').count());
    expect(await anatomy.locator('tbody button.no:visible').count()).toBe(0);
    const listbox = anatomy.locator('tr', { hasText: '.MuiAutocomplete-listbox' });
    expect(await listbox.textContent()).toContain('listbox“City”');
    await listbox.locator('summary').click();
    expect(await listbox.locator('pre').textContent()).toContain('styleOverrides: {\n      listbox: {');
    expect(await anatomy.locator('.drawn .MuiAutocomplete-option:visible').count()).toBe(4);
  });

  test.each([
    ['joy-ui/react-input', ['root', 'startDecorator', 'input', 'endDecorator']],
    ['base-ui/react-select', ['root', 'listbox']],
    ['base-ui/react-input', ['root', 'input']],
  ])('a specimen shows the parts of %s', async (path, parts) => {
    const { page } = await reader();
    await page.goto(`${site}/${path}/`);
    const rows = await page.locator('.anatomy tbody th').allInnerTexts();
    for (const part of parts) expect(rows.some((row) => row.trim().startsWith(part))).toBe(true);
    expect(await page.locator('.anatomy .pin').count()).toBe(rows.length);
  });

  test('a pointer lights part, pin, line and row, from each of them and from a demo', async () => {
    const { page, trouble } = await reader();
    await page.goto(autocomplete);
    const anatomy = page.locator('.anatomy');
    const rows = anatomy.locator('tbody tr');
    const row = anatomy.locator('tr', { hasText: '.MuiAutocomplete-option' });
    await row.hover();
    await anatomy.locator(':scope[data-live]').waitFor();
    const at = await rows.evaluateAll((all) => all.findIndex((one) => one.hasAttribute('data-lit')));
    expect(await row.getAttribute('data-lit')).toBe('');
    expect(await anatomy.locator('[data-lit]').count()).toBe(4); // row, pin, line, reticle
    await anatomy.locator('.pin').nth(0).hover();
    await expect.poll(() => rows.nth(0).getAttribute('data-lit')).toBe('');
    const option = (await anatomy.locator('.drawn .MuiAutocomplete-option').first().boundingBox())!;
    await page.mouse.move(option.x + 60, option.y + 10);
    await expect.poll(() => rows.nth(at).getAttribute('data-lit')).toBe('');
    const input = page.locator('.exhibit .demo .MuiAutocomplete-input').first();
    await input.hover();
    const own = anatomy.locator('tr', { hasText: '.MuiAutocomplete-input' }).filter({ hasText: 'combobox' });
    await expect.poll(() => own.getAttribute('data-lit')).toBe('');
    await own.hover();
    await expect.poll(() => input.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('dashed');
    expect(trouble).toEqual([]);
  });

  test('numbers are one stop; arrows move, Enter holds, Escape lets go', async () => {
    const { page } = await reader();
    await page.goto(autocomplete);
    const anatomy = page.locator('.anatomy');
    const numbers = anatomy.locator('tbody button.no');
    expect(await anatomy.locator('tbody button.no[tabindex="0"]').count()).toBe(1);
    await numbers.first().focus();
    await anatomy.locator(':scope[data-live]').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await numbers.nth(1).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await numbers.nth(1).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('End');
    expect(await numbers.last().getAttribute('tabindex')).toBe('0');
    await page.keyboard.press('Escape');
    expect(await numbers.nth(1).getAttribute('aria-pressed')).toBe('false');
  });

  test('every pin stands apart from its neighbors, on the ground', async () => {
    for (const path of ['autocomplete', 'slider', 'dialog', 'text-field', 'chip', 'select']) {
      const { page } = await reader();
      await page.goto(`${site}/material-ui/react-${path}/`);
      const { pins, ground } = await page.locator('.anatomy').evaluate((anatomy) => {
        const box = ({ x, y, width, height }: DOMRect) => ({ x, y, width, height });
        return {
          pins: [...anatomy.querySelectorAll('.pin')].map((pin) => box(pin.getBoundingClientRect())),
          ground: box(anatomy.querySelector('.ground')!.getBoundingClientRect()),
        };
      });
      expect(pins.length).toBeGreaterThan(2);
      for (const [index, pin] of pins.entries()) {
        expect(pin.x >= ground.x && pin.x + pin.width <= ground.x + ground.width).toBe(true);
        expect(pin.y >= ground.y && pin.y + pin.height <= ground.y + ground.height).toBe(true);
        for (const other of pins.slice(index + 1)) {
          expect(Math.abs(pin.x - other.x) + Math.abs(pin.y - other.y)).toBeGreaterThan(23);
        }
      }
    }
  });
});

describe('measure', () => {
  const figure = '#ButtonVariants';

  test('a table says what the demo measures; nothing above it moves', async () => {
    const { page, trouble } = await reader();
    await page.goto(button);
    const exhibit = page.locator(figure);
    const tool = exhibit.locator('[data-tool=measure]');
    const ground = exhibit.locator('.ground');
    await tool.scrollIntoViewIfNeeded();
    const before = [await ground.boundingBox(), await tool.boundingBox()];
    await tool.click();
    const rows = exhibit.locator('.findings tbody tr');
    await expect.poll(() => rows.count()).toBe(4);
    expect(await tool.getAttribute('aria-pressed')).toBe('true');
    expect([await ground.boundingBox(), await tool.boundingBox()]).toEqual(before);
    const live = exhibit.locator('.demo button').nth(1);
    const { width, height } = (await live.boundingBox())!;
    const words = await rows.nth(1).locator('td').allTextContents();
    expect(words.slice(0, 4)).toEqual([
      '2',
      '“Save draft”, button',
      `${Math.round(width * 10) / 10} × ${Math.round(height * 10) / 10} px`,
      '5 15',
    ]);
    expect(words[5]).toBe('4.60 AA'); // #1976d2 on the ground of demos, which is white
    expect((await rows.nth(3).locator('td').allTextContents())[0]).toBe('–'); // disabled: no stop of the keyboard
    await live.hover();
    await expect.poll(() => rows.nth(1).getAttribute('data-lit')).toBe('');
    await tool.click();
    await expect.poll(() => exhibit.locator('.findings, .rulers').count()).toBe(0);
    expect(await tool.getAttribute('aria-pressed')).toBe('false');
    expect(trouble).toEqual([]);
  });

  test.each([
    ['the tool', '[data-tool=measure]'],
    ['the demo', '.demo button >> nth=0'],
    ['the table', '.findings'],
  ])('Escape in %s puts the rulers away', async (_, place) => {
    const { page } = await reader();
    await page.goto(button);
    const exhibit = page.locator(figure);
    const tool = exhibit.locator('[data-tool=measure]');
    await tool.click();
    await exhibit.locator('.findings').waitFor();
    await page.locator('#ButtonColors [data-tool=measure]').focus();
    await page.keyboard.press('Escape'); // of another figure
    expect(await exhibit.locator('.findings').count()).toBe(1);
    await exhibit.locator(place).focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => exhibit.locator('.findings, .rulers').count()).toBe(0);
    expect(await tool.getAttribute('aria-pressed')).toBe('false');
    expect(await exhibit.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('M measures the figure that has the focus, and types an m in a field', async () => {
    const { page } = await reader();
    await page.goto(button);
    await page.locator(`${figure} .demo button`).first().focus();
    await page.keyboard.press('m');
    await page.locator(`${figure} .findings`).waitFor();
    await page.goto(autocomplete);
    await wakeAll(page); // what is typed while a demo comes to life may be lost on a busy machine
    const field = page.locator('.exhibit:not(.play) .demo input').first();
    await field.click();
    await page.keyboard.press('m');
    await expect.poll(() => field.inputValue()).toBe('m');
    expect(await page.locator('.findings').count()).toBe(0);
  });
});

test.each(readers)('figures are accessible and fit, for %o', async (who) => {
  for (const address of [button, autocomplete]) {
    const { page } = await reader(who);
    await page.goto(address);
    await page.locator('.anatomy tbody tr').first().scrollIntoViewIfNeeded();
    await page.locator('.exhibit [data-tool=measure]').first().click();
    await page.locator('.findings').first().waitFor();
    for (const part of ['.sheet', '.anatomy', '.exhibit:has(.findings)']) {
      if (await page.locator(part).count()) expect(await violations(page, part)).toEqual([]);
    }
    const wide = await sideways(page);
    expect(wide.filter((element) => /sheet|anatomy|canvas|findings|parts/.test(element))).toEqual([]);
  }
});

test('the script of the instruments comes with the first touch and weighs less than 10 kB', async () => {
  const { page } = await reader();
  const sizes: number[] = [];
  page.on('requestfinished', async (request) => {
    if (/\/instruments-/.test(request.url())) sizes.push((await request.sizes()).responseBodySize);
  });
  await page.goto(autocomplete);
  await page.evaluate(() => document.fonts.ready);
  expect(sizes).toEqual([]);
  await page.locator('.anatomy tbody tr').first().hover();
  await page.locator('.anatomy[data-live]').waitFor();
  await expect.poll(() => sizes.length).toBe(1);
  expect(sizes[0]).toBeLessThanOrEqual(10_240);
});
