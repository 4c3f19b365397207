import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const slowest = (from: string) =>
  spawnSync('node', ['tools/slowest.mjs', from], { encoding: 'utf8' });

test('tests of Go and of the web are one list, the slowest first, without subtests', () => {
  const go = [
    { Action: 'run', Package: 'v/nav', Test: 'TestOrder' },
    { Action: 'pass', Package: 'v/nav', Test: 'TestOrder/empty', Elapsed: 1.9 },
    { Action: 'fail', Package: 'v/nav', Test: 'TestOrder', Elapsed: 2 },
    { Action: 'pass', Package: 'v/nav', Elapsed: 2.1 },
  ];
  writeFileSync(
    join(folder, 'go.json'),
    go.map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
  const assertionResults = [
    { fullName: 'search finds', duration: 3500 },
    { fullName: 'search is skipped', duration: null },
  ];
  writeFileSync(
    join(folder, 'web.json'),
    JSON.stringify({
      testResults: [
        { name: join(process.cwd(), 'web/search.test.ts'), assertionResults },
      ],
    }),
  );
  expect(slowest(folder).stdout.split('\n').slice(0, 4)).toEqual([
    'The 20 slowest of 3 tests:',
    '    3.5 s  web/search.test.ts search finds',
    '    2.0 s  v/nav TestOrder',
    '    0.0 s  web/search.test.ts search is skipped',
  ]);
});

test('a folder without results is named', () => {
  const { status, stderr } = slowest(join(folder, 'none'));
  expect(status).not.toBe(0);
  expect(stderr).toContain(
    `${join(folder, 'none')} does not exist: run “make test” first.`,
  );
});
