// What hydration must not change: the traps that would otherwise be silent.
import { describe, expect, inject, test } from 'vitest';
import { reader, styleOf, useBrowser, wakeAll, type Reader } from './browser';

useBrowser();
const button = `${inject('site')}/material-ui/react-button/`;
const joy = `${inject('site')}/joy-ui/react-button/`;

const contained = '[data-demo=ButtonVariants] .MuiButton-contained:not(:disabled)';

async function live(url: string, who: Reader) {
  const visit = await reader(who);
  await visit.page.goto(url);
  await wakeAll(visit.page);
  return visit;
}

describe('after hydration, computed styles are those of the reader’s own theme', () => {
  test('light, as it was sent', async () => {
    const { page } = await live(button, {});
    expect(await styleOf(page, contained, 'background-color')).toBe('rgb(25, 118, 210)');
    expect(await styleOf(page, '[data-demo=ButtonVariants] .MuiStack-root', 'column-gap')).toBe('16px');
  });

  test('dark', async () => {
    const { page, trouble } = await live(button, { mode: 'dark' });
    expect(await styleOf(page, contained, 'background-color')).toBe('rgb(144, 202, 249)');
    expect(await styleOf(page, contained, 'color')).toBe('rgba(0, 0, 0, 0.87)');
    expect(await styleOf(page, '[data-demo=CardButton] .MuiPaper-root', 'background-color')).toBe('rgb(18, 18, 18)');
    expect(trouble).toEqual([]);
  });

  test('right to left', async () => {
    const { page, trouble } = await live(button, { direction: 'rtl' });
    const icon = '[data-demo=ButtonIcons] .MuiButton-startIcon';
    expect(await styleOf(page, icon, 'margin-left')).toBe('8px');
    expect(await styleOf(page, icon, 'margin-right')).toBe('-4px');
    expect(await page.locator('[data-demo=VolumeControl] .MuiSlider-thumb').getAttribute('style')).toContain('right:');
    expect(trouble).toEqual([]);
  });

  test('spacing 4', async () => {
    const { page } = await live(button, { spacing: 4 });
    expect(await styleOf(page, '[data-demo=ButtonVariants] .MuiStack-root', 'column-gap')).toBe('8px');
    expect(await styleOf(page, '[data-demo=ButtonVariants]', 'visibility')).toBe('visible');
  });

  test('an own palette, in both modes', async () => {
    for (const mode of ['light', 'dark'] as const) {
      const { page } = await live(button, { mode, palette: { primary: { main: '#00695c' } } });
      // The buttons change their colors with a transition.
      await expect.poll(() => styleOf(page, contained, 'background-color')).toBe('rgb(0, 105, 92)');
      await expect
        .poll(() => styleOf(page, '[data-demo=ButtonSizes] .MuiButton-outlined', 'color'))
        .toBe('rgb(0, 105, 92)');
    }
  });

  test('Joy in dark', async () => {
    const light = await live(joy, {});
    const dark = await live(joy, { mode: 'dark' });
    const soft = '[data-demo=JoyButtonVariants] .MuiButton-variantSoft';
    expect(await styleOf(light.page, soft, 'background-color')).toBe('rgb(227, 239, 251)');
    expect(await styleOf(dark.page, soft, 'background-color')).toBe('rgb(10, 39, 68)');
    expect([...light.trouble, ...dark.trouble]).toEqual([]);
  });

  test('a change of mode and direction reaches live demos, and back again', async () => {
    const { page } = await live(button, {});
    const icon = '[data-demo=ButtonIcons] .MuiButton-startIcon';
    await page.locator('[popovertarget=settings]').click();
    await page.locator('#settings label', { hasText: 'Right to left' }).click();
    await page.locator('#settings label', { hasText: 'Dark' }).click();
    await expect.poll(() => styleOf(page, icon, 'margin-left')).toBe('8px');
    await expect.poll(() => styleOf(page, icon, 'margin-right')).toBe('-4px');
    await expect.poll(() => styleOf(page, contained, 'background-color')).toBe('rgb(144, 202, 249)');
    await page.locator('#settings label', { hasText: 'Left to right' }).click();
    await page.locator('#settings label', { hasText: 'Light' }).click();
    await expect.poll(() => styleOf(page, icon, 'margin-left')).toBe('-4px');
    await expect.poll(() => styleOf(page, icon, 'margin-right')).toBe('8px');
    await expect.poll(() => styleOf(page, contained, 'background-color')).toBe('rgb(25, 118, 210)');
  });
});

test('a slider is drawn and moved under the real policy', async () => {
  const { page, trouble } = await live(button, {});
  expect(await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')).not.toContain(
    "style-src 'unsafe-inline'",
  );
  const thumb = page.locator('[data-demo=VolumeControl] .MuiSlider-thumb');
  const share = () =>
    thumb.evaluate((element) =>
      Math.round((100 * parseFloat(getComputedStyle(element).left)) / element.parentElement!.clientWidth),
    );
  expect(await share()).toBe(30);
  expect(await styleOf(page, '[data-demo=VolumeControl] .MuiSlider-thumb', 'width')).toBe('20px');
  await page.getByLabel('Louder').click();
  await expect.poll(share).toBe(40);
  expect(trouble).toEqual([]);
});

test('a dialog opened from a demo has the reader’s theme, keeps the focus and gives it back', async () => {
  const { page, trouble } = await live(`${inject('site')}/material-ui/react-dialog/`, { mode: 'dark' });
  const opener = page.getByRole('button', { name: 'Delete project' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete “Harbour”?' });
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep it');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(trouble).toEqual([]);
});

test('hydration keeps the elements that were sent', async () => {
  const { page } = await reader();
  await page.goto(button, { waitUntil: 'commit' });
  await page.waitForSelector(contained);
  await page.locator(contained).evaluate((element) => ((element as HTMLElement & { sent?: boolean }).sent = true));
  await wakeAll(page);
  expect(await page.locator(contained).evaluate((element) => (element as HTMLElement & { sent?: boolean }).sent)).toBe(
    true,
  );
});

describe('libraries that do not come', () => {
  const failure = 'This demo could not be started.';
  const visit = async () => {
    const { page } = await reader();
    let isDown = true;
    await page.route(/\/assets\/react-/, (route) => (isDown ? route.abort() : route.continue()));
    return { page, demo: page.locator('[data-demo=CardButton]'), mend: () => (isDown = false) };
  };

  test('are told at each demo', async () => {
    const { page, demo } = await visit();
    await page.goto(button);
    await demo.dispatchEvent('pointerover');
    await page.locator('[data-demo=CardButton] ~ *', { hasText: failure }).waitFor();
  });

  test('are no failure of a page that is left; one who comes back may try again', async () => {
    const { page, demo, mend } = await visit();
    await page.addInitScript(() => {
      const leaving = setInterval(() => dispatchEvent(new Event('pagehide')), 50);
      addEventListener('back', () => clearInterval(leaving));
    });
    const tried = page.waitForEvent('requestfailed');
    await page.goto(button);
    await demo.dispatchEvent('pointerover');
    await tried;
    await expect.poll(() => page.locator('[data-started]').count()).toBe(0);
    expect(await page.getByText(failure).count()).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('back')));
    mend();
    await demo.dispatchEvent('pointerover');
    await page.locator('[data-demo=CardButton][data-live]').waitFor();
  });
});
