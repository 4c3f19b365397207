// What walks through a template by keyboard, and looks at what it shows.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe';
import { atRest } from './browser';
import { sideways } from './sideways';

/** What has the focus, as assistive technology calls it: `textbox "Email address"`. */
export async function focused(page: Page) {
  const element = page.locator(':focus');
  const tree = (await element.count())
    ? await element.ariaSnapshot({ timeout: 5000 }).catch(() => 'nothing')
    : 'nothing'; // it may just go
  return /\w+ ".*?"( \[(checked|selected)\])?/.exec(tree)?.[0] ?? tree;
}

/** Fails where, as the page is now, something scrolls sideways or axe finds something. */
export async function inspect(page: Page) {
  await atRest(page);
  expect(await sideways(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** A walk through a page with the keyboard alone. */
export function walk(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const at = (stop: string) => expect.poll(() => focused(page)).toBe(stop);
  /**
   * From stop to stop: to each with Tab, or with the key before an arrow; with that key again and again to one after
   * dots.
   */
  async function go(...steps: string[]) {
    for (const step of steps) {
      const [, key = 'Tab', far, stop] = /^(?:(\S+) → )?(… )?(.+)$/.exec(step)!;
      await press(key);
      for (let pressed = 1; far && pressed < 30 && (await focused(page)) !== stop; pressed++) await press(key);
      await at(stop!);
    }
  }
  /** Types into this field and the next ones, in place of what is there. */
  async function fill(...texts: string[]) {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await press('Tab');
      await press('Control+a');
      await (text ? page.keyboard.type(text) : press('Delete'));
    }
  }
  /** Sends the form, which is refused: by each wrong field stands why, and the first of them has the focus. */
  async function refused(first: string, why: Record<string, string>) {
    await press('Enter');
    const told = () =>
      page
        .locator('[aria-invalid=true]')
        .evaluateAll((fields) =>
          Object.fromEntries(
            (fields as HTMLInputElement[]).map((field) => [
              field.name,
              document.getElementById(field.getAttribute('aria-describedby')!)?.innerText,
            ]),
          ),
        );
    await expect.poll(told).toEqual(why);
    await at(first);
    await inspect(page);
  }
  /** Sends the form: the page says so, and the focus goes on from there. */
  async function sent(text: string, stop: string) {
    await press('Enter');
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toEqual([text]);
    await at(stop);
    await inspect(page);
  }
  const shows = (text: string) => page.getByText(text, { exact: true }).locator('visible=true').first().waitFor();
  return { page, wide: page.viewportSize()!.width >= 900, press, go, fill, refused, sent, shows };
}
