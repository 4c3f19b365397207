// Remembered checks know what a page is made of.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bytesOf } from './remembered';

test('a page is other bytes, those of its frames or of the files that it names, and no other page', () => {
  const out = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const drawer = '/material-ui/react-drawer/';
  const frame = `${drawer}demos/DrawerMini/`;
  for (const path of [drawer, '/material-ui/react-button/']) {
    cpSync(`.cache/e2e/site${path}`, out + path, { recursive: true });
  }
  const edit = (path: string, from: string | RegExp, to: string) => {
    const file = `${out}${path}index.html`;
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  const first = bytesOf(out, drawer);
  edit('/material-ui/react-button/', '<h1', '<h1 title="another"');
  expect(bytesOf(out, drawer)).toBe(first);
  edit(frame, /\/assets\/shell-\w+/, '/assets/shell-another');
  const second = bytesOf(out, drawer);
  expect(second).not.toBe(first);
  edit(drawer, '<h1', '<h1 title="another"');
  expect(bytesOf(out, drawer)).not.toBe(second);
});
