// Where templates stand: in a frame of their page, alone, and exported.
import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { useBrowser, useReader } from './browser';

useBrowser();
const site = inject('site');
const visit = useReader({});

describe.each([
  [
    '/material-ui/getting-started/templates/',
    ['SignIn', 'SignUp', 'Dashboard', 'Checkout', 'Inventory', 'Mail', 'Blog', 'Album'],
    '@mui/material',
    'StyledEngineProvider',
  ],
  ['/joy-ui/getting-started/templates/', ['TeamInbox', 'OrderDashboard'], '@mui/joy', 'CssVarsProvider'],
])('%s', (path, names, library, provider) => {
  const sourceOf = (name: string) => readFileSync(`site/content${path}demos/${name}.tsx`, 'utf8').trimEnd();

  test.each(names)(
    '%s stands in a frame and lives there; its source is opened; a tab of its own shows it alone',
    async (name) => {
      const { page, trouble } = await visit(site + path);
      const exhibit = page.locator(`#${name}`);
      expect(await exhibit.locator('iframe').getAttribute('src')).toBe(`${path}demos/${name}/`);
      await exhibit.scrollIntoViewIfNeeded();
      await exhibit.frameLocator('iframe').locator('[data-demo][data-live]').waitFor();
      await exhibit.getByRole('button', { name: 'Show code' }).click();
      await expect
        .poll(async () => (await exhibit.locator('.code:visible code').allTextContents()).join().trimEnd())
        .toBe(sourceOf(name));
      await exhibit.getByRole('button', { name: 'More' }).click();
      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('menuitem', { name: 'Show the demo alone' }).click(),
      ]);
      await tab.locator(`#${name}`).frameLocator('iframe').locator('[data-demo][data-live]').waitFor();
      expect(await tab.locator('.exhibit:visible').count()).toBe(1);
      await tab.close();
      expect(trouble).toEqual([]);
    },
  );

  test.each(names)('%s: StackBlitz and CodeSandbox get the file, and what it stands in', async (name) => {
    const { page } = await visit(site + path);
    const posted: string[] = [];
    await page.context().route(/stackblitz\.com|codesandbox\.io/, async (route) => {
      posted.push(route.request().postData() ?? '');
      await route.fulfill({ body: 'ok' });
    });
    await page.locator(`#${name} [data-tool=stackblitz]`).click();
    await expect.poll(() => posted.length).toBe(1);
    const fields = new URLSearchParams(posted[0]);
    const code = fields.get('project[files][Demo.tsx]')!.replaceAll('\r\n', '\n').trimEnd();
    expect(code).toBe(sourceOf(name).replace(/'\.\/(\w+)\.svg'/g, "'./$1-svg'")); // pictures go along as modules
    for (const [, picture] of sourceOf(name).matchAll(/'\.\/(\w+)\.svg'/g)) {
      expect(fields.get(`project[files][${picture}-svg.ts]`)).toMatch(
        /^export default 'data:image\/svg\+xml;.*base64,/,
      );
    }
    expect(Object.keys(JSON.parse(fields.get('project[dependencies]')!))).toEqual(
      expect.arrayContaining([library, '@mui/icons-material', 'react']),
    );
    await page.locator(`#${name} [data-tool=codesandbox]`).click();
    await expect.poll(() => posted[1]).toContain('parameters=');
    expect(fields.get('project[files][index.tsx]')).toContain(`<${provider}`);
  });
});
