// Prints the 20 slowest tests of a run: node tools/slowest.mjs FOLDER, which holds the results of `go test -json`
// (go*.json, a JSON object per line) and of vitest's JSON reporter (all other .json files).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const folder = process.argv[2];
const count = 20;

/** Top-level tests of Go; a test contains its subtests. */
const goTests = (text) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(
      ({ Action, Test }) =>
        (Action === 'pass' || Action === 'fail') && Test && !Test.includes('/'),
    )
    .map(({ Package, Test, Elapsed }) => ({
      name: `${Package} ${Test}`,
      seconds: Elapsed,
    }));

const vitestTests = (text) =>
  JSON.parse(text).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('.', name)} ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );

if (!existsSync(folder))
  throw new Error(`${folder} does not exist: run “make test” first.`);
const tests = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return file.startsWith('go') ? goTests(text) : vitestTests(text);
  });
console.log(`The ${count} slowest of ${tests.length} tests:`);
for (const { name, seconds } of tests
  .toSorted((a, b) => b.seconds - a.seconds)
  .slice(0, count)) {
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
