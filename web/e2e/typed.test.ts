// Letters that a reader types into a demo before, while and after it comes to life.
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser, type Reader } from './browser';

useBrowser();
const pages = `${inject('site')}/material-ui`;
const letters = 'abcdefghijklmnopqrstuvwxy';

/** Types into a field whose libraries arrive between letters or behind them, with the caret before the last one. */
async function typed(path: string, demo: string, { within = '', meanwhile = '', who = {} as Reader }) {
  const { page, trouble } = await reader(who);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/react-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`${pages}/${path}/`);
  const root = page.locator(`[data-demo=${demo}]`);
  const field = root.locator(within || 'input').first();
  await field.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(letters[0]! + letters.at(-1)!);
  await page.keyboard.press('ArrowLeft');
  arrive();
  await page.keyboard.type(meanwhile, { delay: 40 });
  await page.locator(`[data-demo=${demo}][data-live]`).waitFor();
  return { page, trouble, root, field };
}

describe('each letter stays, in its place,', () => {
  const begun = 'Autumn in the harbour';

  test('in a field whose text is a state of its demo, which hears of it when it wakes', async () => {
    const { page, field, root, trouble } = await typed('react-text-field', 'FieldCount', {});
    await root.getByText(`${begun.length + 2} of 40 letters`).waitFor();
    expect(await field.inputValue()).toBe(`${begun}ay`);
    await page.keyboard.type('bc');
    await root.getByText(`${begun.length + 4} of 40 letters`).waitFor();
    expect(await field.inputValue()).toBe(`${begun}abcy`);
    expect(trouble).toEqual([]);
  });

  test('in one that the reader’s theme renders once more', async () => {
    const who: Reader = { mode: 'dark' };
    const meanwhile = letters.slice(1, -1);
    const { field, root } = await typed('react-text-field', 'FieldCount', { who, meanwhile });
    await root.getByText(`${begun.length + letters.length} of 40 letters`).waitFor();
    expect(await field.inputValue()).toBe(begun + letters);
  });

  test('in a field that keeps its text by itself', async () => {
    const { page, field, trouble } = await typed('react-text-field', 'FieldVariants', { meanwhile: 'bcd' });
    await page.keyboard.type('ef');
    expect(await field.inputValue()).toBe(`${letters.slice(0, 6)}y`);
    expect(trouble).toEqual([]);
  });

  test('in a text area that begins with a text', async () => {
    const within = 'textarea[aria-invalid]';
    const { page, field, trouble } = await typed('react-textarea-autosize', 'TextareaStates', { within });
    await page.keyboard.type('bc');
    expect(await field.inputValue()).toBe(`Too short${letters.slice(0, 3)}y`);
    expect(trouble).toEqual([]);
  });
});
