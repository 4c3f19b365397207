// Controls of playgrounds on ten pages: one control of each kind changes the picture and the code, and its reset brings
// both back.
import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { reader, useBrowser } from '../browser';

useBrowser();
const site = inject('site');

const otherRadio = (row: Locator) => row.locator('label:has(input:not(:checked))').first().click();

/** How a reader gives a control of each kind another value. */
const changes = {
  segments: otherRadio,
  icon: otherRadio,
  async list(row: Locator) {
    const list = row.locator('select');
    const values = await list
      .locator('option:not(:checked)')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    await list.selectOption(values.at(-1)!);
  },
  switch: (row: Locator) => row.getByRole('switch').click(),
  number: (row: Locator) => row.getByRole('button', { name: /^Increase / }).click(),
  text: (row: Locator) => row.locator('input').fill('Another text'),
};

type Kind = keyof typeof changes;

/** Props by path of the page and kind of the control. */
const pages: Record<string, Partial<Record<Kind, string>>> = {
  '/material-ui/react-button/': {
    text: 'children',
    segments: 'variant',
    list: 'color',
    icon: 'startIcon',
    switch: 'fullWidth',
  },
  '/material-ui/react-slider/': { segments: 'orientation', list: 'color', switch: 'marks', number: 'max' },
  '/material-ui/react-alert/': { text: 'action', list: 'severity', icon: 'icon' },
  '/material-ui/react-text-field/': { text: 'label', segments: 'size', list: 'variant', switch: 'error' },
  '/material-ui/react-pagination/': { segments: 'shape', list: 'color', switch: 'showFirstButton', number: 'count' },
  '/material-ui/react-badge/': {
    text: 'badgeContent',
    segments: 'overlap',
    list: 'color',
    switch: 'invisible',
  },
  '/joy-ui/react-button/': { text: 'startDecorator', segments: 'size', list: 'variant', switch: 'loading' },
  '/base-ui/react-input/': { text: 'placeholder', switch: 'multiline' },
  '/x/react-data-grid/': { list: 'density', switch: 'checkboxSelection', number: 'rowHeight' },
  '/x/react-tree-view/': { text: 'id', icon: 'defaultCollapseIcon', switch: 'multiSelect' },
};

/** An id that React has counted: a component that is mounted again has another one. */
const reactID = /:[\w-]*r[0-9a-z]+:/gi;

/** The elements of a picture, in one form for attributes that were sent and those that a script has set. */
async function drawn(picture: Locator) {
  const elements = await picture.evaluate((top) =>
    [...top.querySelectorAll<HTMLElement | SVGElement>('*')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => (name === 'style' ? '' : `${name}=${value}`));
      const styles = [...element.style].map((name) => `${name}: ${element.style.getPropertyValue(name)}`);
      const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      return [element.localName, ...attributes.sort(), ...styles.sort(), text].join(' ');
    }),
  );
  return elements.map((element) => element.replace(reactID, '::'));
}

test.each(Object.entries(pages))('controls of %s change picture and code', async (path, props) => {
  const { page, trouble } = await reader();
  await page.goto(site + path);
  const figure = page.locator('figure.play').first();
  await figure.locator('.demo').hover();
  await figure.locator('.demo[data-live]').waitFor();
  await figure.locator('.controls').hover();
  const more = figure.locator('.controls summary');
  if (await more.count()) await more.click();
  const picture = () => drawn(figure.locator('.demo'));
  const code = () => figure.locator('.code code').textContent();
  for (const [kind, prop] of Object.entries(props) as [Kind, string][]) {
    const row = figure.locator(`[data-prop="${prop}"]`);
    const before = [await picture(), await code()];
    await changes[kind](row);
    await expect.poll(picture, { message: `the picture after ${prop}` }).not.toEqual(before[0]);
    await expect.poll(code, { message: `the code after ${prop}` }).not.toEqual(before[1]);
    await row.getByRole('button', { name: `Reset ${prop}` }).click();
    const both = async () => [await picture(), await code()];
    await expect.poll(both, { message: `after the reset of ${prop}` }).toEqual(before);
  }
  expect(trouble).toEqual([]);
});
