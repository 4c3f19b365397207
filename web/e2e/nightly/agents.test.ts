// What a public checker of documentation for coding agents finds on pages of each kind. Links of the index and of texts
// are absolute; the checker follows them on the server of the tests.
import { expect, inject, test } from 'vitest';
import { run } from '../serve';

const paths = [
  '/material-ui/react-button/',
  '/material-ui/react-autocomplete/',
  '/material-ui/react-use-media-query/',
  '/material-ui/api/button/',
  '/material-ui/guides/testing/',
  '/material-ui/migration/migration-v4/',
  '/material-ui/getting-started/installation/',
  '/joy-ui/react-button/',
  '/base-ui/react-select/',
  '/x/react-data-grid/',
  '/x/react-date-pickers/',
  '/x/api/data-grid/data-grid/',
];

const leastScore = 95;

interface Report {
  results: { id: string; status: string; message: string }[];
  scoring: { overall: number };
}

/** Checks pages, and settles with what was found. The checker fails where any check does; its score says how much. */
async function check(site: string): Promise<Report> {
  const { url } = (await (await fetch(`${site}/facts.json`)).json()) as { url: string };
  const text = await run(
    '.',
    'web/bench/node_modules/.bin/afdocs',
    ...['check', `${site}/`, '--urls', paths.map((path) => site + path).join(), '--canonical-origin', url],
    ...['--request-delay', '0', '--format', 'json', '--score', '--quiet'],
  ).catch((failed: Error & { stdout?: string }) => {
    if (!failed.stdout) throw failed;
    return failed.stdout;
  });
  return JSON.parse(text) as Report;
}

test('coding agents find and read the pages', async () => {
  const { results, scoring } = await check(inject('site'));
  console.log(`Score for agents: ${scoring.overall} of 100.`);
  for (const { id, status, message } of results) {
    if (status === 'fail' || status === 'warn') console.log(`${status} ${id}: ${message}`);
  }
  expect(results.length).toBeGreaterThan(20);
  expect(scoring.overall).toBeGreaterThanOrEqual(leastScore);
});
