// Panels of controls that are made of the types of a component.
import { expect, inject, test } from 'vitest';
import { reader, useBrowser, wakeAll } from './browser';

useBrowser();
const site = inject('site');

test('controls change the preview and the code, which stays minimal; reset puts all back', async () => {
  const { page, trouble } = await reader();
  await page.goto(`${site}/experiments/docs/props-joy-ui/`);
  const panel = page.locator('[data-demo=ButtonProps]');
  await panel.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('[data-demo=ButtonProps]')!.hasAttribute('data-live'));
  const code = panel.locator('.vp-code');
  expect(await code.textContent()).toBe("import Button from '@mui/joy/Button';\n\n<Button>Save</Button>");
  await panel.getByLabel('color').selectOption('"danger"');
  await panel.getByLabel('disabled').check();
  expect(await code.textContent()).toContain('<Button color="danger" disabled>Save</Button>');
  expect(await panel.locator('.vp-stage button').isDisabled()).toBe(true);
  await panel.getByLabel('color').selectOption('');
  await panel.getByLabel('disabled').uncheck();
  expect(await code.textContent()).toContain('<Button>Save</Button>');
  await panel.getByLabel('children').fill('Send');
  await panel.locator('.vp-stage').getByRole('button', { name: 'Send' }).waitFor();
  await panel.getByRole('button', { name: 'Reset all' }).click();
  expect(await code.textContent()).toContain('>Save<');
  expect(trouble).toEqual([]);
});

test('every panel comes to life', async () => {
  for (const path of ['props-material-ui', 'props-joy-ui', 'props-base-ui']) {
    const { page, trouble } = await reader();
    await page.goto(`${site}/experiments/docs/${path}/`);
    await wakeAll(page);
    expect(await page.locator('.vp-stage > p[role=alert]').count()).toBe(0);
    expect(trouble).toEqual([]);
  }
});
