// Dev mode as an author sees it: edits in the open page, problems over it.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { reader, useBrowser } from './browser';
import { endServers, serveDev } from './serve';

useBrowser();

const site = '.cache/dev/site'; // inside the checkout, where packages are found, and as deep as the original
const folder = `${site}/content/material-ui/react-strategies`;
let address = '';

beforeAll(async () => {
  rmSync('.cache/dev', { recursive: true, force: true });
  cpSync('web/e2e/site', site, { recursive: true });
  ({ address } = await serveDev('--site', site));
});
afterAll(endServers);

const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  expect(text).toContain(from);
  writeFileSync(`${folder}/${file}`, text.replace(from, to));
};

// What a failed test left in a file would fail all that follow.
afterEach(() => {
  for (const file of ['index.md', 'demos/OnInteraction.tsx']) {
    const original = readFileSync(`web/e2e/site/content/material-ui/react-strategies/${file}`, 'utf8');
    if (readFileSync(`${folder}/${file}`, 'utf8') !== original) writeFileSync(`${folder}/${file}`, original);
  }
});

let page: Page;
let trouble: string[];

/** Opens the page and leaves something in it that a page started anew would not have. */
beforeEach(async () => {
  ({ page, trouble } = await reader());
  await page.goto(`${address}/material-ui/react-strategies/`);
  await page.waitForFunction(() => document.querySelector('[data-demo=WhenIdle]')?.hasAttribute('data-live'));
  // edits before would start the page anew
  await page.waitForFunction(() => document.getElementById('vitrine-client')!.dataset.following);
  await page.getByText('Pressed 0 times').last().click();
  await page.getByText('Pressed 1 times').waitFor();
  await page.evaluate(() => ((globalThis as { mark?: boolean }).mark = true));
});

const isSamePage = () => page.evaluate(() => (globalThis as { mark?: boolean }).mark === true);

test('prose is put into the open page; demos keep what the author did in them', async () => {
  edit('index.md', '# Strategies\n', '# Strategies\n\nSome words, and `code`.\n');
  await page.getByText('Some words, and').waitFor();
  edit('index.md', 'Some words, and', 'Other words, and');
  await page.getByText('Other words, and').waitFor();
  expect(await page.getByText('Some words').count()).toBe(0);
  await page.getByText('Pressed 1 times').waitFor();
  expect(await isSamePage()).toBe(true);
  edit('index.md', '\nOther words, and `code`.\n', '');
  await page.getByText('Other words').waitFor({ state: 'detached' });
});

test('an edited demo lives at once, the others keep their state', async () => {
  edit('demos/OnInteraction.tsx', 'Pressed {count} times', 'Touched {count} times');
  await page.getByText('Touched 0 times').click();
  await page.getByText('Touched 1 times').waitFor();
  await page.getByText('Pressed 1 times').waitFor();
  expect(await isSamePage()).toBe(true);
  edit('demos/OnInteraction.tsx', 'Touched', 'Pressed');
  await page.getByText('Pressed 0 times').waitFor();
  expect(trouble.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([]);
});

test('a demo under the pointer is not started with the script of before the edit', async () => {
  const button = page.locator('[data-demo=OnInteraction] button');
  await button.hover();
  // Set up before the edit: its script may be asked for at once.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**', (route) => void released.then(() => route.continue()));
  const asked = page.waitForRequest('**/assets/**');
  edit('demos/OnInteraction.tsx', 'Pressed {count} times', 'Touched {count} times');
  await button.filter({ hasText: 'Touched' }).waitFor();
  await button.dispatchEvent('pointerover');
  await asked;
  release();
  await page.locator('[data-demo=OnInteraction][data-live]').waitFor();
  await button.click();
  await page.getByText('Touched 1 times').waitFor();
  edit('demos/OnInteraction.tsx', 'Touched', 'Pressed');
  await page.getByText('Pressed 0 times').waitFor();
  expect(trouble.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([]);
});

test('what scripts have hold of starts the page anew', async () => {
  edit('index.md', '# Strategies\n', '# Strategies\n\n## A heading\n');
  await page.getByRole('heading', { name: 'A heading' }).waitFor();
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'A heading' }).waitFor();
  edit('index.md', '\n## A heading\n', '');
  await page.getByRole('heading', { name: 'A heading' }).waitFor({ state: 'detached' });
});

test('a problem lies over the page with its line until it is mended', async () => {
  edit('index.md', '# Strategies\n', '# Strategies\n\n[dead](/nowhere/)\n');
  const problems = page.locator('#vitrine-problems');
  await problems.waitFor();
  const said = await problems.innerText();
  for (const part of ['1 problem', 'index.md:7', '/nowhere/', '[dead](/nowhere/)']) expect(said).toContain(part);
  edit('index.md', '\n[dead](/nowhere/)\n', '');
  await problems.waitFor({ state: 'detached' });
  expect(await isSamePage()).toBe(true);
});

test('warnings are a line at the edge of the page, which opens them', async () => {
  const told = { what: 'It looks different.', file: 'index.md', line: 3, severity: 1 };
  await page.route('**/@vitrine/page?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), problems: [told] } });
  });
  await page.reload();
  const warnings = page.locator('#vitrine-problems');
  await warnings.getByText('1 warning on this page').click();
  await warnings.getByText('It looks different.').waitFor();
  expect(await page.locator('dialog#vitrine-problems').count()).toBe(0);
  await page.locator('[data-demo=OnInteraction] button').click();
});

test('a demo that throws is told with its file, and the page shows the last good one', async () => {
  edit(
    'demos/OnInteraction.tsx',
    'return <Button',
    "if (count === 0) throw new Error('out of order');\n  return <Button",
  );
  const problems = page.locator('#vitrine-problems');
  await problems.waitFor();
  expect(await problems.innerText()).toContain('OnInteraction.tsx:6');
  expect(await problems.innerText()).toContain('out of order');
  expect(await page.locator('[data-demo=OnInteraction]').innerText()).toMatch(/pressed 0 times/i);
  edit('demos/OnInteraction.tsx', "if (count === 0) throw new Error('out of order');\n  ", '');
  await problems.waitFor({ state: 'detached' });
});

test('a type error is told while the demo already shows the edit', async () => {
  edit('demos/OnInteraction.tsx', 'Pressed {count} times', 'Tried {count.length} times');
  const problems = page.locator('#vitrine-problems');
  await problems.waitFor();
  const said = await problems.innerText();
  for (const part of ['OnInteraction.tsx:', "Property 'length' does not exist on type 'number'", 'TS2339'])
    expect(said).toContain(part);
  expect(await page.locator('[data-demo=OnInteraction]').innerText()).toMatch(/tried +times/i);
  edit('demos/OnInteraction.tsx', 'Tried {count.length} times', 'Pressed {count} times');
  await problems.waitFor({ state: 'detached' });
});

test('the headers of the published site are on, and demos are edited under them', async () => {
  const answer = await page.request.get(`${address}/material-ui/react-strategies/`);
  expect(answer.headers()).toMatchObject({
    'content-security-policy': "frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const demo = page.locator('#OnInteraction');
  await demo.locator('.code:visible pre').focus();
  await page.keyboard.press('Enter');
  const area = demo.locator('textarea:visible');
  await area.waitFor();
  await area.fill((await area.inputValue()).replace('Pressed', 'Edited'));
  const button = page.frameLocator('#OnInteraction iframe.sandbox').getByRole('button', { name: 'Edited 0 times' });
  await button.click();
  await page.frameLocator('#OnInteraction iframe.sandbox').getByText('Edited 1 times').waitFor();
  expect(trouble.filter((text) => !text.includes('favicon') && !text.includes('404'))).toEqual([]);
});

test('a page with many pages in frames lets readers leave, and the frames follow edits', async () => {
  await page.evaluate(async () => {
    for (let count = 0; count < 7; count++) {
      const frame = document.createElement('iframe');
      frame.src = location.href;
      document.body.append(frame);
      await new Promise((loaded) => frame.addEventListener('load', loaded));
    }
  });
  const last = page.frameLocator('iframe').last();
  await last.locator('#vitrine-client[data-following]').waitFor({ state: 'attached' });
  edit('index.md', '# Strategies\n', '# Strategies\n\nWords in frames.\n');
  await last.getByText('Words in frames.').waitFor();
  await page.goto(`${address}/`);
});
