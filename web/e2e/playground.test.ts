// Playgrounds: a component with controls that are made of its types.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser, type Reader } from './browser';

useBrowser();
const site = inject('site');
const address = `${site}/material-ui/react-button/`;
const id = 'playground-button';

/** Bytes of the script of controls, as sent. */
const budget = 12_000;

const parts = (page: Page) => {
  const figure = page.locator(`#${id}`);
  const row = (prop: string) => figure.locator(`[data-prop="${prop}"]`);
  return {
    figure,
    row,
    code: () => figure.locator('.code code').textContent(),
    lit: figure.locator('.code [data-lit]'),
    picture: figure.locator('.demo .MuiButton-root').first(),
    segment: (prop: string, value: string) => row(prop).locator('label', { hasText: new RegExp(`^${value}$`) }),
    state: (name: string) => figure.locator('.poses').getByText(name, { exact: true }),
    shown: (name: RegExp) =>
      expect.poll(() => figure.locator('.demo .MuiButton-root').first().getAttribute('class')).toMatch(name),
  };
};

async function opened(who: Reader = {}, hash = '') {
  const visit = await reader(who);
  await visit.page.goto(address + hash);
  return { ...visit, ...parts(visit.page) };
}

test('controls of each kind change picture, code and address; what was set is put back one by one', async () => {
  const { page, trouble, row, code, lit, picture, segment, figure, shown } = await opened();
  expect(await figure.locator('[data-live]').count()).toBe(0);
  const begun = await code();
  await segment('variant', 'contained').click();
  await shown(/MuiButton-contained/);
  expect(await code()).toContain('variant="contained"');
  expect(await lit.textContent()).toContain('variant="contained"');
  await row('color').locator('select').selectOption('error');
  await shown(/MuiButton-containedError/);
  await row('children').locator('input').fill('Send <all>');
  await expect.poll(() => picture.textContent()).toBe('Send <all>');
  expect(await code()).toContain('{"Send <all>"}');
  await figure.locator('.controls summary').click();
  await row('startIcon')
    .locator('label', { has: page.getByRole('radio', { name: 'Add' }) })
    .click();
  await picture.locator('svg').waitFor();
  expect(await code()).toMatch(/import Add from '.+Add';[^]*startIcon=\{<Add \/>\}/);
  await row('fullWidth').getByRole('switch').click();
  await shown(/MuiButton-fullWidth/);
  await expect.poll(() => new URL(page.url()).hash).toContain('variant=contained&color=error');
  await expect.poll(() => page.locator('.bar > [role=status]').textContent()).toBe('Code: fullWidth');

  await row('color').getByRole('button').click();
  await shown(/MuiButton-containedPrimary/);
  expect(
    await row('color')
      .locator('select')
      .evaluate((element) => element === document.activeElement),
  ).toBe(true);
  await figure.getByRole('button', { name: 'Reset all props' }).click();
  await expect.poll(code).toBe(begun);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
  expect(await figure.locator('[data-set]').count()).toBe(0);
  expect(trouble).toEqual([]);
});

const inView = (page: Page) =>
  page.locator('a[href], button, input, select, summary').evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, right, bottom, left, width } = one.getBoundingClientRect();
        const overlaps = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return overlaps && width > 1 && one.checkVisibility({ visibilityProperty: true });
      }).length,
  );

test('a page begins with few controls; more are there once a state is set, or the page has moved', async () => {
  const { page, figure, segment, shown, state } = await opened({ width: 1440 });
  const top = page.locator('.contents .top');
  const later = ['Reset all props', 'Copy link', 'Edit in CodeSandbox', 'Edit in StackBlitz', 'Copy theme override'];
  const seen = async () => {
    const visible = await Promise.all(later.map((name) => figure.getByRole('button', { name }).isVisible()));
    return visible.filter(Boolean).length;
  };
  await expect.poll(() => top.isVisible()).toBe(false); // the script that follows the reader has run
  expect(await inView(page)).toBeLessThanOrEqual(55);
  expect(await seen()).toBe(0);
  await segment('variant', 'contained').click();
  await shown(/MuiButton-contained/);
  await expect.poll(seen).toBe(later.length);
  await figure.getByRole('button', { name: 'Reset all props' }).click();
  await page.locator('h1').click();
  await expect.poll(seen).toBe(0);
  await state('Hover').click();
  await expect.poll(seen).toBe(later.length);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => top.isVisible()).toBe(true);
});

test('a link restores its state, and runs nothing that it carries', async () => {
  const bad = 'href=javascript:alert(1)&size=huge&onClick=alert(1)';
  const { page, trouble, code, figure, shown, row } = await opened({}, `#${id}?variant=outlined&disabled&${bad}`);
  await shown(/MuiButton-outlined.*Mui-disabled/);
  expect(await code()).toMatch(/variant="outlined".* disabled/s);
  expect(await code()).not.toMatch(/href|huge|onClick/);
  expect(await figure.getByRole('radio', { name: 'Disabled' }).isChecked()).toBe(true);
  expect(await row('variant').getByRole('radio', { name: 'outlined' }).isChecked()).toBe(true);
  expect(await figure.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.evaluate((hash) => (location.hash = hash), `#${id}?size=small`);
  await shown(/MuiButton-sizeSmall/);
  expect(await code()).not.toContain('variant');
  expect(trouble).toEqual([]);
});

test('the picture looks as a hovered one does; the state is no prop, but disabled is one', async () => {
  const { page, state, picture, code, segment, shown } = await opened();
  const background = () => picture.evaluate((element) => getComputedStyle(element).backgroundColor);
  await segment('variant', 'contained').click();
  await shown(/MuiButton-contained/);
  await page.mouse.move(0, 0);
  // The library's primary and its dark one; before them come the colors of a transition.
  const [rest, drawn] = ['rgb(25, 118, 210)', 'rgb(21, 101, 192)'];
  await expect.poll(background).toBe(rest);
  await state('Hover').click();
  await expect.poll(background).toBe(drawn);
  expect(await code()).not.toMatch(/hover/i);
  await state('Rest').click();
  await expect.poll(background).toBe(rest);
  await picture.hover();
  await expect.poll(background).toBe(drawn);
  await state('Disabled').click();
  await expect.poll(() => picture.isDisabled()).toBe(true);
  expect(await code()).toContain(' disabled');
});

test('keys do all of it, and nothing moves when the picture comes to life', async () => {
  const { page, figure, row, shown, trouble } = await opened({}, `#${id}-variant`);
  const first = row('variant').getByRole('radio', { checked: true });
  await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
  const places = () =>
    figure
      .locator('.bench-stage, .controls, .control, .caption')
      .evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top - all[0]!.getBoundingClientRect().top)),
      );
  const before = await places();
  await page.keyboard.press('ArrowRight');
  await shown(/MuiButton-outlined/);
  expect(await places()).toEqual(before);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // puts it back
  await shown(/MuiButton-text/);
  expect(trouble).toEqual([]);
});

test.each<Reader>([{ width: 1440 }, { width: 1440, direction: 'rtl' }, { width: 390 }])(
  'controls are one column that ends at the padding of the frame: %j',
  async (who) => {
    const { figure } = await opened(who);
    const columns = await figure.locator('.controls > .control > .setting:visible').evaluateAll((all) =>
      all.map((one) => {
        const [own, row] = [one.getBoundingClientRect(), one.parentElement!.getBoundingClientRect()];
        const end = getComputedStyle(one).direction === 'rtl' ? own.left - row.left : row.right - own.right;
        return [Math.round(end), one.querySelector('.switch') ? 'switch' : Math.round(own.width)];
      }),
    );
    expect(columns.length).toBeGreaterThan(3);
    expect(columns.filter(([end, width]) => end !== 16 || (width !== 200 && width !== 'switch'))).toEqual([]);
    expect(await figure.locator('.controls > .control .seg:has(svg)').count()).toBe(0);
  },
);

test('without scripts it is a picture with its code and a list of props', async () => {
  const { figure, row, code } = await opened({ context: { javaScriptEnabled: false } });
  expect(await figure.locator('.demo .MuiButton-root').isVisible()).toBe(true);
  expect(await code()).toContain('<Button');
  expect(await figure.locator('input:visible, select:visible, button:visible:not(.demo *)').count()).toBe(0);
  expect(await row('variant').innerText()).toMatch(/variant\s+text/);
});

test('the script of the controls comes at the first touch, and is small', async () => {
  const { page } = await reader();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(address);
  const script = await page.evaluate(
    () => (JSON.parse(document.getElementById('page-assets')!.textContent!) as { playground: string }).playground,
  );
  expect(asked.filter((url) => url.endsWith(script))).toEqual([]);
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith(script)),
    page.locator(`#${id} .controls`).hover(),
  ]);
  await request.response();
  expect((await request.sizes()).responseBodySize).toBeLessThan(budget);
});

describe.each<Reader>([{ mode: 'light' }, { mode: 'dark' }, { direction: 'rtl' }, { width: 390 }])('%j', (who) => {
  test('it can be used and follows the page', async () => {
    const { page, trouble, segment, figure, shown } = await opened(who);
    await segment('variant', 'contained').click();
    await shown(/MuiButton-contained/);
    expect(await violations(page, `#${id}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (who.width) {
      const small = await figure
        .locator('.controls :is(select, .text-in, .step, .seg), .caption button')
        .evaluateAll(
          (all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 40).length,
        );
      expect(small).toBe(0);
    }
    expect(trouble).toEqual([]);
  });
});

test('panels of other families come to life', async () => {
  for (const path of ['props-material-ui', 'props-joy-ui', 'props-base-ui']) {
    let posed = 0;
    const { page, trouble } = await reader();
    await page.goto(`${site}/experiments/docs/${path}/`);
    for (const figure of await page.locator('.play').all()) {
      await figure.locator('.controls').hover();
      const disabled = figure.locator('.poses').getByText('Disabled', { exact: true }); // not all have such a state
      if (!(await disabled.count())) continue;
      await disabled.click();
      await figure.locator('[data-live]').first().waitFor();
      posed++;
    }
    expect(posed).toBeGreaterThan(0);
    expect(await page.locator('.play .demo > p[role=alert]').count()).toBe(0);
    expect(trouble).toEqual([]);
  }
});
