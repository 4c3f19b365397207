// The tools for themes: colors, density, the viewer.
import { expect, inject, test } from 'vitest';
import { reader, styleOf, useBrowser, wakeAll } from './browser';

useBrowser();
const site = inject('site');

test('colors: by hue and shade, typed, used in all demos, kept, and taken back', async () => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/material-ui/customization/color/`);
  const primary = page.getByRole('group', { name: 'Primary' });
  await expect.poll(() => primary.locator('[data-tone=main] code').innerText()).toBe('#2196f3');
  await primary.getByRole('radio', { name: 'teal', exact: true }).check({ force: true });
  await expect.poll(() => primary.locator('[data-tone=main] code').innerText()).toBe('#009688');
  await primary.getByRole('slider').fill('0');
  await expect.poll(() => primary.getByRole('textbox').inputValue()).toBe('#004d40');
  await primary.getByRole('textbox').fill('nonsense');
  expect(await primary.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(await primary.locator('[data-tone=main] code').innerText()).toBe('#004d40');
  await primary.getByRole('textbox').fill('rgb(200, 0, 80)');
  await expect.poll(() => primary.locator('[data-tone=main] code').innerText()).toBe('#c80050');
  expect(await page.locator('.color-tool-result code').innerText()).toContain("primary: { main: '#c80050' }");
  await page.getByRole('button', { name: 'Use in all demos' }).click();
  await page.goto(`${site}/material-ui/react-button/`);
  await wakeAll(page);
  const contained = '[data-demo=ButtonVariants] .MuiButton-containedPrimary';
  await expect.poll(() => styleOf(page, contained, 'background-color')).toBe('rgb(200, 0, 80)');
  await page.goto(`${site}/material-ui/customization/color/`);
  await expect.poll(() => primary.getByRole('textbox').inputValue()).toBe('#c80050'); // the tool shows what holds
  await page.getByRole('button', { name: 'Reset the demos' }).click();
  await page.goto(`${site}/material-ui/react-button/`);
  await expect.poll(() => styleOf(page, contained, 'background-color')).toBe('rgb(25, 118, 210)');
  expect(trouble).toEqual([]);
});

test('density: the switch shows what holds, spacing has ends, demos follow', async () => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/material-ui/customization/density/`);
  await wakeAll(page);
  const dense = page.getByRole('checkbox', { name: 'High density' });
  const height = (part: string) => styleOf(page, `[data-demo=DenseForm] ${part}`, 'height');
  const [button, field] = ['.MuiButton-contained', '.MuiInputBase-root'];
  expect([await height(button), await height(field)]).toEqual(['36.5px', '56px']);
  await dense.check();
  await expect.poll(() => height(button)).toBe('30.75px');
  await expect.poll(() => height(field)).toBe('40px');
  await page.reload();
  expect(await dense.isChecked()).toBe(true); // for as long as the tab is open
  const spacing = page.getByRole('spinbutton', { name: 'Spacing in pixels' });
  await page.getByRole('button', { name: 'More spacing' }).click();
  expect(await spacing.inputValue()).toBe('9');
  await spacing.fill('400');
  await spacing.press('Tab');
  expect(await spacing.inputValue()).toBe('20');
  expect(await page.getByRole('button', { name: 'More spacing' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  expect([await dense.isChecked(), await spacing.inputValue()]).toEqual([false, '8']);
  expect(trouble).toEqual([]);
});

test('the viewer: a path of the address is open, the dark half shows its own values, all can be opened', async () => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/material-ui/customization/default-theme/?expand-path=$.palette.primary`);
  const tree = page.locator('.theme-root:visible');
  await tree.getByText('"#1976d2"').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.parentElement?.dataset.path)).toBe('$.palette.primary');
  await page.getByRole('checkbox', { name: 'Dark theme' }).check();
  await tree.getByText('"#90caf9"').first().waitFor();
  await tree.locator('[data-path="$.spacing"], [data-path="$.shape"]').first().locator('summary').click();
  expect(new URL(page.url()).searchParams.get('expand-path')).toBe('$.shape');
  await page.getByRole('checkbox', { name: 'Expand all' }).check();
  expect(await tree.locator('details:not([open])').count()).toBe(0);
  await page.goto(
    `${site}/joy-ui/customization/default-theme-viewer/?expand-path=$.colorSchemes.light.palette.primary`,
  );
  await tree.getByText('solidBg', { exact: true }).first().waitFor();
  expect(trouble).toEqual([]);
});

test('without scripts the tree can be opened, and the hues are a table', async () => {
  const { page } = await reader({ context: { javaScriptEnabled: false } });
  await page.goto(`${site}/material-ui/customization/default-theme/`);
  await page.locator('.theme-root:visible [data-path="$.palette"] > summary').click();
  expect(await page.locator('[data-path="$.palette.primary"]').first().isVisible()).toBe(true);
  await page.goto(`${site}/material-ui/customization/color/`);
  expect(await page.locator('.color-table tbody tr').count()).toBe(16);
  expect(await page.locator('.color-picker').first().isVisible()).toBe(false);
  // What scripts show at first stands there already, so that nothing moves.
  expect(await page.locator('.color-tool-result code').textContent()).toContain("primary: { main: '#2196f3' }");
  expect(await page.locator('.color-swatches code').allTextContents()).toEqual(
    expect.arrayContaining(['#1769aa', '#2196f3', '#4dabf5', '#f50057']),
  );
});

test('the console knows the theme of the demos, in the mode that the reader has chosen', async () => {
  const { page } = await reader({ mode: 'dark' });
  await page.goto(`${site}/material-ui/react-button/`);
  await wakeAll(page);
  const main = () => page.evaluate('theme.palette.primary.main');
  await expect.poll(main).toBe('#90caf9');
  expect(await page.evaluate('createTheme({ spacing: 4 }).spacing(3)')).toBe('12px');
  await page.locator('[data-mode-switch]').click();
  await expect.poll(main).toBe('#1976d2');
});
