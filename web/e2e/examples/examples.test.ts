// Sites of other libraries as their teams would publish them.
import { describe, expect, inject, test } from 'vitest';
import { violations } from '../axe';
import { atRest, reader, styleOf, useBrowser, wakeAll } from '../browser';
import { differing } from '../pixels';
import { examples } from './list';

useBrowser();

describe.each(examples)('$name', ({ name, pages, demo, button, prop, painted }) => {
  const site = inject('examples')[name]!;
  const first = site + pages[0];

  test.each(pages)('%s is complete without scripts', async (path) => {
    const silent = await reader({ context: { javaScriptEnabled: false } });
    await silent.page.goto(site + path);
    const texts = (visit = silent) => visit.page.locator('[data-demo]').allInnerTexts();
    const before = await texts();
    expect(before.length).toBeGreaterThan(0);
    for (const text of before) expect(text).not.toBe('');
    const live = await reader();
    await live.page.goto(site + path);
    await wakeAll(live.page);
    expect(await texts(live)).toEqual(before);
    expect(live.trouble).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (mode) => {
    for (const path of ['/', ...pages, prop.address]) {
      const { page, trouble } = await reader({ mode });
      await page.goto(site + path);
      await wakeAll(page);
      await atRest(page);
      expect({ path, found: await violations(page), trouble }).toEqual({ path, found: [], trouble: [] });
    }
  });

  test('demos look alike before and after scripts', async () => {
    for (const mode of ['light', 'dark'] as const) {
      const picture = async (lives: boolean) => {
        const { page } = await reader({ mode });
        if (!lives) await page.route('**/*.js', (route) => route.abort());
        await page.goto(first);
        if (lives) await wakeAll(page);
        return { page, image: await page.locator(`[data-demo=${demo}]`).screenshot({ animations: 'disabled' }) };
      };
      const [still, live] = [await picture(false), await picture(true)];
      expect({ mode, pixels: await differing(live.page, still.image, live.image) }).toEqual({ mode, pixels: 0 });
    }
  });

  test.runIf(painted).each(['light', 'dark'] as const)('its stylesheets paint demos alone, %s', async (mode) => {
    const { page } = await reader({ mode });
    await page.goto(first);
    await wakeAll(page);
    await page.evaluate(() => {
      for (const ground of document.querySelectorAll<HTMLElement>('.ground')) {
        ground.style.blockSize = `${ground.offsetHeight}px`;
      }
    });
    const color = () =>
      page.evaluate(
        (name) => getComputedStyle(document.querySelector(`[data-demo=${name}] button`)!).backgroundColor,
        demo,
      );
    const before = await color();
    const sheets = await page.evaluateHandle(() =>
      [...document.styleSheets]
        .map(({ ownerNode }) => ownerNode as HTMLLinkElement | HTMLStyleElement)
        .filter((sheet) => !('href' in sheet && sheet.href.includes('/assets/site-'))),
    );
    const picture = async (disabled: boolean) => {
      await sheets.evaluate((list, disabled) => list.forEach((sheet) => (sheet.disabled = disabled)), disabled);
      await expect.poll(async () => (await color()) === before).toBe(!disabled);
      return page.screenshot({ fullPage: true, mask: [page.locator('.ground')], animations: 'disabled' });
    };
    await picture(true); // Edges of rings are not the same the first time that they are painted.
    await picture(false);
    const without = await picture(true);
    const withThem = await picture(false);
    expect(await differing(page, withThem, without)).toBe(0);
  });

  test('demos follow the mode that a reader chooses', async () => {
    const { page, trouble } = await reader();
    await page.goto(first);
    await wakeAll(page);
    const ground = () => styleOf(page, '.ground', 'background-color');
    const before = await ground();
    const choose = page.getByRole('button', { name: /^Color mode/ });
    for (let i = 0; i < 2 && !/dark/.test((await choose.getAttribute('aria-label')) ?? ''); i++) await choose.click();
    await expect.poll(ground).not.toBe(before);
    expect(trouble).toEqual([]);
  });

  test('the search finds a prop', async () => {
    const { page, trouble } = await reader();
    await page.goto(`${site}/`);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill(prop.name);
    await page.locator(`dialog[open] a[href="${prop.address}#button-prop-${prop.name}"]`).first().waitFor();
    expect(trouble).toEqual([]);
  });

  test('the playground shows what its controls say', async () => {
    const { page, trouble } = await reader();
    await page.goto(first);
    const playground = page.locator('#playground-button');
    const shown = () => playground.locator('[data-demo]').innerHTML();
    const before = await shown();
    const control = playground.locator(`[data-prop=${prop.name}]`);
    const list = control.locator('select');
    if (await list.count()) {
      await list.focus();
      await list.selectOption(prop.value);
    } else await control.getByText(prop.value, { exact: true }).click();
    await expect.poll(shown).not.toBe(before);
    expect(trouble).toEqual([]);
  });

  test('a demo is edited, and shared by a link', async () => {
    const { page, trouble } = await reader({
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await page.goto(first);
    await page.locator(`#${demo} .code:visible pre`).focus();
    await page.keyboard.press('Enter');
    const area = page.locator(`#${demo} textarea:visible`);
    await area.fill((await area.inputValue()).replace(`>${button}<`, '>Edited<'));
    const edited = page.frameLocator(`#${demo} iframe.sandbox`).getByRole('button', { name: 'Edited' });
    await edited.waitFor();
    if (painted) {
      const color = page.locator(`[data-demo=${demo}] button`).first();
      const now = (element: Element) => getComputedStyle(element).backgroundColor;
      expect(await edited.evaluate(now)).toBe(await color.evaluate(now));
    }
    await page.locator(`#${demo}`).getByRole('button', { name: 'Copy link to this code' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`#code/${demo}/`);
    const other = await reader();
    await other.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await other.page.locator(`#${demo}`).getByRole('button', { name: 'Run this code' }).click();
    await other.page.frameLocator(`#${demo} iframe.sandbox`).getByRole('button', { name: 'Edited' }).waitFor();
    expect([...trouble, ...other.trouble]).toEqual([]);
  });
});
