// Seals of claims and keyboard tables, from the record that “vitrine verify” leaves: shown for what stands as it was
// tried, and gone with anything that it depends on.
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './axe';
import { reader, useBrowser } from './browser';
import { buildSite, endServers, publish, vitrine } from './serve';

useBrowser();

const folder = '.cache/claims';
const site = `${folder}/site`; // inside the checkout, where packages are found, and as deep as the original
const out = `${folder}/out`;
const page = `${site}/content/material-ui/react-labels`;
const path = '/material-ui/react-labels/';
const sentence = 'Each press adds one star.';
let address = '';

function change(file: string, from: string, to: string) {
  const text = readFileSync(`${page}/${file}`, 'utf8');
  expect(text).toContain(from);
  writeFileSync(`${page}/${file}`, text.replace(from, to));
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync('web/e2e/hosted', site, { recursive: true });
  appendFileSync(`${page}/index.md`, `\n${sentence}\n\n{{"keyboard": "keyboard.yaml"}}\n`);
  writeFileSync(
    `${page}/demos/Stars.tsx`,
    `import * as React from 'react';
import Button from '@mui/material/Button';

export default function Stars() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>{count} of ten</Button>;
}
`,
  );
  writeFileSync(
    `${page}/claims.test.ts`,
    `import { claim } from 'vitrine/claims';

claim('${sentence}', 'Stars.tsx', {
  drive: (user) => user.press('Tab', 'Enter'),
  read: (demo) => demo.all('button', '1 of ten').length,
  holds: 1,
  contrary: 0,
});
`,
  );
  writeFileSync(
    `${page}/keyboard.yaml`,
    `- keys: [Enter, Space]
  result: Adds a star, as [the page](${path}) says.
  demo: Stars.tsx
  start: button 0 of ten
  expect: [{shown: button 1 of ten}]
`,
  );
  await vitrine('verify', '--site', site, '--cache', '.cache/vitrine', '--mutate');
  address = await publish(site, out);
});

afterAll(endServers);

async function visit() {
  const { page } = await reader({ context: { bypassCSP: true } });
  await page.context().route(/tags\.example|fonts\.example/, (route) => route.abort());
  await page.goto(address + path);
  return page;
}

test('what held in a browser has a seal, which leads to all that was tried', async () => {
  const page = await visit();
  const seal = page.locator('#claims-verified');
  expect(await seal.locator('summary').innerText()).toMatch(/^2 claims verified at/);
  const row = page.getByRole('row', { name: 'Enter Space Adds a star' });
  await row.getByRole('link', { name: 'verified' }).click();
  await seal.locator('summary').click();
  expect(await seal.getByRole('listitem').allInnerTexts()).toEqual([sentence, 'Rows of the keyboard table: 1']);
  expect(await violations(page, 'main')).toEqual([]);
});

test('another sentence loses its seal, and the row keeps its own', async () => {
  change('index.md', sentence, 'Each press adds a star.');
  change('claims.test.ts', sentence, 'Each press adds a star.');
  await buildSite(site, out);
  const page = await visit();
  expect(await page.locator('#claims-verified summary').innerText()).toMatch(/^1 claim verified at/);
  expect(await page.getByRole('link', { name: 'verified' }).count()).toBe(1);
});

test('another demo has no seal at all', async () => {
  change('demos/Stars.tsx', 'const [count', '// Begins with none.\n  const [count');
  await buildSite(site, out);
  const page = await visit();
  expect(await page.getByRole('table').count()).toBe(1);
  expect(await page.locator('#claims-verified').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'verified' }).count()).toBe(0);
});
