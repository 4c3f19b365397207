// What readers load who go from page to page: bytes as sent, each file once.
import { describe, expect, inject, test } from 'vitest';

const site = inject('site');
const pages = inject('pages');

const pageAssets = /<script[^>]*type="application\/json"[^>]*>(\{[^<]*"demos"[^<]*)<\/script>/;
const moduleScripts = /<script[^>]*type="module"[^>]*src="([^"]+)"/g;

/** The scripts of a page with all demos live; the editor and the search come when somebody asks for them. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(site + path)).text();
  const assets = JSON.parse(pageAssets.exec(html)?.[1] ?? '{"layers":[]}') as { layers: string[]; demos?: string };
  return [...[...html.matchAll(moduleScripts)].map((match) => match[1]!), ...assets.layers, assets.demos ?? []].flat();
}

async function bytesOf(script: string): Promise<number> {
  const answer = await fetch(site + script, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('content-encoding'), `${script} is compressed`).toBe('br');
  return Number(answer.headers.get('content-length'));
}

/** Bytes that each page of a journey adds. */
async function journey(paths: string[]): Promise<number[]> {
  const seen = new Set<string>();
  const steps: number[] = [];
  for (const path of paths) {
    let bytes = 0;
    for (const script of await scriptsOf(path)) {
      if (!seen.has(script)) {
        seen.add(script);
        bytes += await bytesOf(script);
      }
    }
    steps.push(bytes);
  }
  return steps;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const below = (start: string) => pages.filter((path) => path.startsWith(start) && !path.endsWith('-api/'));
const components = (product: string, names: string[]) => names.map((name) => `/${product}/react-${name}/`);

/** Journeys with what they may weigh, and what their first pages may: libraries, demos, playground and states. */
const journeys: [string, string[], number, number?][] = [
  [
    'ten pages of Material UI',
    components('material-ui', 'button text-field select autocomplete dialog table grid menu tabs list'.split(' ')),
    245_000, // with the demos that make nine of ten props live
    121_000,
  ],
  // with examples of sixty lines and more, and demos that set nine of ten props
  ['Joy UI', components('joy-ui', 'button input autocomplete card modal'.split(' ')), 176_000],
  ['the data grid', below('/x/react-data-grid/'), 260_000, 229_900],
  ['the date and time pickers', below('/x/react-date-pickers/'), 216_000],
  ['the charts', below('/x/react-charts/'), 195_000],
];

describe('a journey loads what its pages share once', () => {
  test.each(journeys)('%s', async (_, paths, limit, before = limit) => {
    expect(paths.length).toBeGreaterThan(2);
    expect(pages).toEqual(expect.arrayContaining(paths));
    const steps = await journey(paths);
    expect(sum(steps), `${steps.join(' + ')} bytes`).toBeLessThanOrEqual(limit);
    expect(steps[0], 'the first page').toBeGreaterThan(60_000);
    expect(steps[0], 'the first page').toBeLessThanOrEqual(before);
  });
});
