// The edges of the shell: what stands in line with what, what stays in view, what a finger meets, what paper and forced
// colors keep. Each test opens a page once and looks at much of it.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { differing } from './pixels';
import { smallTargets } from './targets';

useBrowser();
const site = inject('site');
const button = `${site}/material-ui/react-button/`;

/** The box of the first element of a selector, in pixels of the window. */
const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height, middle: (top + bottom) / 2 };
    });

describe('a page with demos, wide', () => {
  test('things stand in line', async () => {
    const { page } = await reader({ width: 1440 });
    await page.goto(button);
    const [field, title] = [await boxOf(page, '.find .field'), await boxOf(page, 'h1')];
    expect(Math.abs(field.left - title.left)).toBeLessThanOrEqual(1);
    await page.goto(`${site}/material-ui/api/button/`);
    expect((await boxOf(page, '.find .field')).left).toBe(field.left);
    await page.goto(button);
    const [tools, frame] = [await boxOf(page, '.exhibit .tools'), await boxOf(page, '.exhibit')];
    expect(frame.right - tools.right).toBeLessThanOrEqual(10);
    const arrow = await boxOf(page, '.turn .back');
    const line = await boxOf(page, '.turn .to');
    expect(Math.abs(arrow.middle - line.middle)).toBeLessThanOrEqual(1);
    // Every section has the same space before and behind its hairline.
    const spaces = await page.locator('main > .section').evaluateAll((all) =>
      all.map((one) => {
        const last = one.lastElementChild!.getBoundingClientRect().bottom;
        return Math.round(one.getBoundingClientRect().bottom - last);
      }),
    );
    expect(Math.max(...spaces) - Math.min(...spaces)).toBeLessThanOrEqual(1);
  });

  test('contents: no entry is marked above the first heading, the last one at the end of the page', async () => {
    const { page } = await reader({ width: 1440 });
    await page.goto(button);
    const current = () => page.locator('.contents [aria-current]').first().innerText();
    const entries = page.locator('.contents ol a:visible');
    expect(await page.locator('.contents [aria-current]').count()).toBe(0);
    const first = decodeURIComponent((await entries.first().getAttribute('href'))!);
    await page.locator(first).evaluate((heading) => heading.scrollIntoView());
    await expect.poll(current).toBe(await entries.first().innerText());
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(current).toBe(await entries.last().innerText());
    const place = await page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight);
    expect(Math.abs(place)).toBeLessThanOrEqual(1); // the needle moved, the page did not
    const view = await boxOf(page, '.contents');
    const entry = await boxOf(page, '.contents [aria-current]');
    expect(entry.bottom).toBeLessThanOrEqual(view.bottom);
  });

  test('what is named, said and reached', async () => {
    const { page } = await reader({ width: 1440 });
    await page.goto(button);
    const caption = await page.locator('.exhibit:not(.play) .demo-title').first().innerText();
    expect(await page.getByRole('toolbar', { name: caption, exact: true }).count()).toBe(1);
    expect(await page.getByText('The focus is before the demo').first().isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the table of contents');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('.contents'))).toBe(true);
    // Code is a stop where it scrolls, and has a role and a name there.
    const look = () =>
      page.locator('pre:visible').evaluateAll((all) =>
        all.map((pre) => ({
          scrolls: pre.scrollWidth > pre.clientWidth || pre.scrollHeight > pre.clientHeight,
          stop: (pre as HTMLElement).tabIndex === 0,
          named: pre.getAttribute('role') === 'group' && !!pre.ariaLabel,
        })),
      );
    let stops = 0;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await look()).filter(({ scrolls, stop }) => scrolls !== stop)).toEqual([]);
      const code = await look();
      expect(code.filter(({ named }) => !named)).toEqual([]);
      expect(code.some(({ stop }) => !stop)).toBe(true);
      stops += code.filter(({ stop }) => stop).length;
    }
    expect(stops).toBeGreaterThan(0);
    await page.locator('#ButtonVariants [data-tool=more]').click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    expect(await menu.evaluate((element) => !!element.closest('main'))).toBe(true);
  });

  test('no copy button lies over code', async () => {
    for (const width of [1440, 390]) {
      const { page } = await reader({ width });
      await page.goto(`${site}/material-ui/getting-started/installation/`);
      const covered = await page
        .locator('.code.solo > pre + .tool')
        .evaluateAll(
          (all) =>
            all.filter(
              (tool) => tool.previousElementSibling!.getBoundingClientRect().right > tool.getBoundingClientRect().left,
            ).length,
        );
      expect(covered).toBe(0);
    }
  });
});

/** Words of code that stand on two lines. */
const brokenIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((code) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of node.textContent!.matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) words.push(word);
        }
      }
      return words;
    }),
  );

test('names of the reference stand on the line of their types; no word of the table is broken', async () => {
  const { page } = await reader({ width: 1440 });
  await page.goto(`${site}/material-ui/api/button/`);
  const lines = await page.locator('[data-section=props] .row:has(.type)').evaluateAll((rows) =>
    rows.map((row) => {
      const top = (selector: string) => row.querySelector(selector)!.getClientRects()[0]!;
      const [name, type] = [top('dt code'), top('.type > span')];
      return Math.abs((name.top + name.bottom) / 2 - (type.top + type.bottom) / 2);
    }),
  );
  expect(Math.max(...lines)).toBeLessThanOrEqual(1.5);
  await page.getByRole('button', { name: 'Table' }).first().click();
  const broken = await brokenIn(page, '[data-section=props] .row code');
  expect(broken).toEqual([]);
});

test.each([
  [390, '/material-ui/react-button/'],
  [1440, '/material-ui/react-button/'],
  [390, '/x/react-date-pickers/date-picker/'],
])('no name in a table of prose is broken, and the page stays in its window, %i wide: %s', async (width, path) => {
  const { page } = await reader({ width });
  await page.goto(site + path);
  expect(await page.locator('.prose .scroll code').count()).toBeGreaterThan(3);
  expect(await brokenIn(page, '.prose .scroll code')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('in a hand, seals of keys stand as far from the edge as text does', async () => {
  const { page } = await reader({ width: 390 });
  await page.goto(`${site}/x/react-data-grid/editing/`);
  const edges = await page
    .locator('table.keyboard .seal')
    .evaluateAll((all) => all.map((seal) => seal.getBoundingClientRect().right));
  expect(edges.length).toBeGreaterThan(3);
  expect(Math.max(...edges)).toBeLessThanOrEqual(390 - 16);
});

describe('bars and fingers', () => {
  /** The share of the window that stays covered when the page is scrolled. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      scrollTo(0, 1200);
      let bottom = 0;
      for (let y = 0; y < innerHeight / 2; y++) {
        const at = document.elementFromPoint(innerWidth / 2, y);
        if (at?.closest('.bar, .index-bar, .query, .icon-controls')) bottom = y + 1;
      }
      return bottom;
    });

  test('on a telephone one row stays, in a page enlarged four times none', async () => {
    const { page } = await reader({ width: 390, height: 844 });
    await page.goto(button);
    expect(await covered(page)).toBeLessThanOrEqual(41);
    expect(await page.locator('.trail button').isVisible()).toBe(true);
    // A key that reaches the first row brings it back.
    await page.evaluate(() => document.querySelector<HTMLElement>('.bar .mark')!.focus({ preventScroll: true }));
    await page.keyboard.press('Tab');
    await expect.poll(() => boxOf(page, '.bar').then(({ top }) => top)).toBe(0);
    for (const path of ['/material-ui/react-button/', '/material-ui/api/', '/material-ui/material-icons/']) {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(site + path);
      expect(await covered(page), `${path}`).toBeLessThanOrEqual(64);
    }
  });

  test.each([
    [844, 390],
    [640, 360],
    [320, 180],
    [899, 400],
    [1024, 390],
    [844, 401],
  ])('in a window of %i by %i pixels the first row of the header can be reached', async (width, height) => {
    const { page } = await reader({ width, height, context: { hasTouch: true } });
    await page.goto(button);
    expect((await boxOf(page, '.bar > .frame')).top).toBe(0);
    expect((await boxOf(page, '.bar')).bottom).toBeLessThanOrEqual((await boxOf(page, 'main')).top);
    await page.getByRole('button', { name: 'Settings' }).tap();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('combobox', { name: 'Search' }).waitFor();
  });

  test('targets are large enough for a finger', async () => {
    const { page } = await reader({ width: 390, height: 844, context: { hasTouch: true } });
    for (const path of [
      '/',
      '/material-ui/react-button/',
      '/material-ui/all-components/',
      '/material-ui/getting-started/installation/',
      '/material-ui/customization/default-theme/',
      '/material-ui/api/button/',
      '/blog/',
      '/blog/how-this-site-is-built/',
      '/404.html',
    ]) {
      await page.goto(site + path);
      expect(await smallTargets(page, 40), `${path}`).toEqual([]);
    }
  });

  test('targets are large enough for a pointer', async () => {
    const { page } = await reader({ width: 1440 });
    for (const path of ['/', '/material-ui/react-button/', '/material-ui/api/button/', '/blog/', '/404.html']) {
      await page.goto(site + path);
      expect(await smallTargets(page, 24), `${path}`).toEqual([]);
    }
  });

  test('the gallery of components has two columns in a hand', async () => {
    const { page } = await reader({ width: 390, height: 844 });
    await page.goto(`${site}/material-ui/all-components/`);
    const [first, second] = await page
      .locator('.pictured')
      .evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().top));
    expect(first).toBe(second);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  });
});

test('forced colors: what is pressed, current or divided has a color of the system', async () => {
  const { page } = await reader({ width: 1440, context: { forcedColors: 'active' } });
  await page.goto(`${site}/material-ui/api/button/`);
  const system = await page.evaluate(() => {
    const probe = document.createElement('i');
    document.body.append(probe);
    const of = (color: string) => ((probe.style.color = color), getComputedStyle(probe).color);
    const colors = { highlight: of('Highlight'), text: of('CanvasText') };
    probe.remove();
    return colors;
  });
  const ground = (selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);
  await page.locator('[data-display=expanded][aria-pressed=true]').first().waitFor();
  expect(await ground('[data-display=expanded]')).toBe(system.highlight);
  expect(await ground('.lists > .section', '::before')).toBe(system.text);
  expect(await ground('.nav [aria-current]', '::before')).toBe(system.highlight);
  const icons = await page
    .locator('.ui .i:visible')
    .evaluateAll((all) =>
      all
        .filter((icon) => getComputedStyle(icon).color !== getComputedStyle(icon.parentElement!).color)
        .map((icon) => icon.outerHTML.slice(0, 80)),
    );
  expect(icons).toEqual([]);
});

test('forced colors: links, dials and switches can be seen, in all their states', async () => {
  const { page } = await reader({ width: 1440, context: { forcedColors: 'active' } });
  await page.goto(site);
  const action = page.getByRole('link', { name: 'Start with Material UI' });
  expect(await action.evaluate((link) => getComputedStyle(link).borderWidth)).toBe('1px');
  const dial = page.getByRole('slider', { name: 'Hue' });
  await dial.scrollIntoViewIfNeeded();
  const [drawn, empty] = [await dial.screenshot(), await dial.evaluate((input) => (input.style.opacity = '0'))];
  expect(empty).toBe('0');
  expect(await differing(page, drawn, await dial.screenshot())).toBeGreaterThan(100);
  await page.goto(button);
  const knob = page.locator('#playground-button [data-prop=fullWidth] .switch');
  for (const state of [false, true]) {
    await knob.setChecked(state);
    const [ground, mark] = await knob.evaluate((input) =>
      [undefined, '::before'].map((part) => getComputedStyle(input, part).backgroundColor),
    );
    expect(ground).not.toBe(mark);
  }
});

test('the field that filters rows says all of what it is for', async () => {
  for (const direction of [undefined, 'rtl'] as const) {
    const { page } = await reader({ width: 390, direction });
    await page.goto(`${site}/x/api/data-grid/data-grid/`);
    const free = await page.locator('.filter input').evaluate((input: HTMLInputElement) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = getComputedStyle(input, '::placeholder').font;
      return input.clientWidth - canvas.measureText(input.placeholder).width;
    });
    expect(free).toBeGreaterThanOrEqual(0);
  }
});

test('names of props in a playground are in one line', async () => {
  const { page } = await reader();
  await page.goto(button);
  for (const width of [390, 767, 768, 820, 899, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const broken = await page.locator('#playground-button .control > .prop').evaluateAll((all) =>
      all
        .filter((name) => {
          const line = document.createRange();
          line.selectNodeContents(name.querySelector('a') ?? name);
          return line.getClientRects().length > 1;
        })
        .map((name) => name.textContent),
    );
    expect({ width, broken }).toEqual({ width, broken: [] });
  }
});

test('paper: demos as in the light, no controls, whatever the mode of the screen', async () => {
  const { page } = await reader({ mode: 'dark' });
  await page.goto(button);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const contained = page.locator('[data-demo=ButtonVariants] .MuiButton-contained').first();
  const drawn = () =>
    contained.evaluate((element) => {
      const { backgroundColor, printColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
        printColorAdjust: string;
      };
      return { backgroundColor, printColorAdjust };
    });
  await expect.poll(drawn).toEqual({ backgroundColor: 'rgb(25, 118, 210)', printColorAdjust: 'exact' });
  for (const part of ['.tools', '.edit-here', '.sheet .choice', '.bar', '.code .tool', '.plate[data-mode=dark]']) {
    expect(await page.locator(part).first().isVisible(), `at ${part}`).toBe(false);
  }
});

test('the theme as a tree: branches have marks, and stand where leaves of their level stand', async () => {
  const { page } = await reader({ width: 1440 });
  await page.goto(`${site}/material-ui/customization/default-theme/`);
  const starts = await page
    .locator('.theme-root:visible > li')
    .evaluateAll((rows) =>
      rows.map((row) => Math.round(row.querySelector('.theme-key')!.getBoundingClientRect().left)),
    );
  expect(new Set(starts).size).toBe(1);
  const mark = page.locator('.theme-tree summary').first();
  expect(await mark.evaluate((summary) => getComputedStyle(summary, '::before').borderTopStyle)).toBe('solid');
  const box = page.locator('.theme-tree input[type=checkbox]').first();
  expect(await box.evaluate((input) => getComputedStyle(input).accentColor)).not.toBe('auto');
});

test('from right to left, colors in code read from left to right, and the table of hues keeps its column', async () => {
  const { page } = await reader({ width: 1440, direction: 'rtl' });
  await page.goto(`${site}/material-ui/customization/color/`);
  const turned = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent!.search(/#[0-9a-f]{3,8}\b/i);
      if (at < 0 || !node.parentElement!.checkVisibility()) continue;
      const left = (offset: number) => {
        const range = document.createRange();
        range.setStart(node!, offset);
        range.setEnd(node!, offset + 1);
        return range.getBoundingClientRect().left;
      };
      if (left(at) > left(at + 1)) found.push(node.textContent!);
    }
    return found;
  });
  expect(turned).toEqual([]);
  const [table, column] = [await boxOf(page, '.color-table'), await boxOf(page, '.color-tool')];
  const frame = await boxOf(page, '.color-tool .scroll');
  expect(frame.width).toBeLessThanOrEqual(column.width + 1);
  expect(table.width).toBeGreaterThan(0);
});
