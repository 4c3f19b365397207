// Code that was running when its page was left, and may have hung it, does not run again by itself.
import { describe, expect, inject, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { hashOf } from '../engine/editor/share';
import { nativeHangs, program } from './hangs';

useBrowser({ windows: true, own: true });
const address = `${inject('walls')}/material-ui/react-strategies/`; // it loads fast
const demo = 'OnInteraction';
const hung = program(`  ${nativeHangs[0]![1]}\n  return <p>hung</p>;`);

/** A reader whose page, as one that hangs, never ends the frame. */
async function visit(from = address) {
  const { page, trouble } = await reader();
  await page.goto(from);
  await page.evaluate(() => void Object.defineProperty(document, 'hidden', { value: true }));
  const exhibit = page.locator(`#${demo}`);
  return {
    page,
    trouble,
    exhibit,
    area: exhibit.locator('textarea:visible'),
    frame: page.frameLocator(`#${demo} iframe.sandbox`),
    async write(code: string) {
      await exhibit.locator('.code:visible pre').focus();
      await page.keyboard.press('Enter');
      await exhibit.locator('textarea:visible').fill(code);
    },
    /** What the page remembers of code that has not answered. */
    remembered: () => page.evaluate(() => sessionStorage.getItem(location.pathname)),
  };
}

describe('a page that is loaded anew while its code hangs', () => {
  test('shows the code and why it waits; a press runs what stands there then', async () => {
    const { page, exhibit, area, frame, write, remembered } = await visit();
    await write(hung);
    await expect.poll(remembered).toContain('hung');
    await page.reload();
    await exhibit.getByRole('note').getByText('may have hung it').waitFor();
    expect(await exhibit.getByRole('note').innerText()).not.toContain('came with a link');
    expect(await area.inputValue()).toBe(hung);
    await area.fill(program('  return <p>better</p>;'));
    expect(await exhibit.locator('iframe.sandbox').count()).toBe(0);
    await exhibit.getByRole('button', { name: 'Run this code' }).click();
    await frame.getByText('better').waitFor();
    await expect.poll(remembered).toBe('');
    await page.reload();
    await exhibit.locator('.demo:visible').waitFor();
    expect(await exhibit.locator('.editing').count()).toBe(0);
  });

  test('still says whose code it is, and takes another link as it comes', async () => {
    const link = async (text: string) =>
      address + (await hashOf({ demo, language: 'tsx', code: program(`  return <p>${text}</p>;`) }));
    const { page, exhibit, area, frame, remembered } = await visit(await link('first'));
    await exhibit.getByRole('button', { name: 'Run this code' }).click();
    await frame.getByText('first').waitFor();
    await expect.poll(remembered).toBe('');
    await area.fill(hung);
    await expect.poll(remembered).toContain('hung');
    await page.reload();
    await exhibit.getByRole('note').getByText('may have hung it').waitFor();
    expect(await exhibit.getByRole('note').innerText()).toContain('somebody else wrote it');
    expect(await area.inputValue()).toBe(hung);
    await page.goto(await link('second'));
    await page.reload();
    await exhibit.getByRole('note').getByText('somebody else wrote it').waitFor();
    expect(await exhibit.getByRole('note').innerText()).not.toContain('may have hung it');
    expect(await area.inputValue()).toContain('second');
  });

  test('forgets it with a reset, and takes no other text for code', async () => {
    const { page, exhibit, write, remembered, trouble } = await visit();
    await write(hung);
    await expect.poll(remembered).toContain('hung');
    await exhibit.getByRole('button', { name: 'Undo all edits' }).click();
    await expect.poll(remembered).toBe('');
    for (const text of ['{', 'null', '[]', '{"demo":1}', `{"demo":"${demo}"}`]) {
      await page.evaluate((text) => sessionStorage.setItem(location.pathname, text), text);
      const editor = page.waitForResponse(/\/editor-\w+\.js/);
      await page.reload();
      await (await editor).finished();
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      expect(await exhibit.locator('.editing').count()).toBe(0);
    }
    expect(trouble).toEqual([]);
  });
});
