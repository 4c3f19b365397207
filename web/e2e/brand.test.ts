// What a reader's choice decides about a site: the logo and the diagrams of each mode, an announcement that was closed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { endServers, publish } from './serve';

useBrowser();

const folder = '.cache/e2e/brand'; // below our packages, so that mermaid is found
const sign = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" fill="${color}"/></svg>\n`;
const page = (title: string, more = '') =>
  `---\ndescription: About ${title}, in as many words as the description of a page needs to be long enough.\n---\n\n# ${title}\n\nWords.\n${more}`;
const files: Record<string, string> = {
  'vitrine.yaml': `name: Branded site
url: https://vitrine.example
products:
  - {id: lib, label: Library, home: /lib/one/, nav: lib}
brand:
  logo: {light: /light.svg, dark: /dark.svg, alt: Acme}
  announcement: {id: five, text: Five is out, href: /lib/two/}
`,
  'nav/lib.yaml': '- pathname: /lib/one\n- pathname: /lib/two\n',
  'public/light.svg': sign('#333'),
  'public/dark.svg': sign('#eee'),
  'content/index.md': page('Home'),
  'content/lib/one/index.md': page('One', '\n```mermaid\nflowchart LR\n  A[First] --> B[Second]\n```\n'),
  'content/lib/two/index.md': page('Two'),
};

let site = '';
beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
    writeFileSync(`${folder}/${name}`, text);
  }
  site = await publish(folder, `${folder}-out`);
});
afterAll(endServers);

describe('an announcement', () => {
  test('closes, stays closed, and is not painted on the next page', async () => {
    const { page, trouble } = await reader();
    await page.goto(`${site}/lib/one/`);
    const line = page.locator('#announcement');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    expect(await line.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(trouble).toEqual([]);
    // What hides it comes with the page: no other script arrives.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site}/lib/two/`);
    expect(await line.textContent()).toContain('Five is out');
    expect(await line.isVisible()).toBe(false);
  });

  test('is shown to who has closed none, or another one', async () => {
    const { page } = await reader();
    await page.goto(`${site}/lib/one/`);
    const line = page.locator('#announcement');
    expect(await line.isVisible()).toBe(true);
    await page.evaluate(() => localStorage.setItem('vitrine-closed', 'four'));
    await page.goto(`${site}/lib/two/`);
    expect(await line.isVisible()).toBe(true);
  });
});

describe.each(['light', 'dark'] as const)('pictures in %s mode', (mode) => {
  const other = mode === 'light' ? 'dark' : 'light';

  test.each(['.logo', '.drawn img'])(
    '%s is one, and the other one is fetched when its mode is chosen',
    async (images) => {
      const { page, trouble } = await reader({ mode });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      await page.goto(`${site}/lib/one/`);
      const [shown, hidden] = [mode, other].map((name) => page.locator(`${images}.in-${name}`)) as [Locator, Locator];
      const is = async (there: Locator, gone: Locator) => {
        await there.scrollIntoViewIfNeeded();
        await expect.poll(() => there.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
        expect([await there.isVisible(), await gone.isVisible()]).toEqual([true, false]);
      };
      const addresses = await Promise.all([shown, hidden].map((image) => image.getAttribute('src')));
      expect(new Set(addresses).size).toBe(2);
      await is(shown, hidden);
      expect(fetched).toContain(addresses[0]);
      expect(fetched).not.toContain(addresses[1]);
      await page.evaluate((mode) => document.documentElement.setAttribute('data-mode', mode), other);
      await is(hidden, shown);
      expect(fetched).toContain(addresses[1]);
      expect(trouble).toEqual([]);
    },
  );
});
