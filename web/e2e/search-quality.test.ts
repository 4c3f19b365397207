// Whether the search of the site finds what people look for: lists of queries with the places that answer them. The
// ranking is tuned on six of them; no rule and no synonym is made from the one that is held back.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { open } from '../engine/search/index';
import { vitrine } from './serve';

const root = '.cache/e2e/site';

type Quality = Record<string, { queries: number; hit1: number; hit3: number }>;

const measured = async (list: string) =>
  JSON.parse(await vitrine('search', '--root', root, '--json', '--queries', `site/queries/${list}.yaml`)) as Quality;

// What was reached when the lists were measured, with room for what pages come to say. The list that is held back has
// the aims.
test.each([
  ['tune', 0.94, 0.98],
  ['tune2', 0.9, 0.96],
  ['tune3', 0.91, 0.98],
  ['tune4', 0.91, 0.97],
  ['tune5', 0.9, 0.97],
  ['tune6', 0.87, 0.93],
  ['held', 0.92, 0.98],
])('the first hits for the queries of %s are the right ones', async (list, first, third) => {
  const { all } = await measured(list);
  expect(all!.queries).toBeGreaterThanOrEqual(130);
  expect(all!.hit1).toBeGreaterThanOrEqual(first);
  expect(all!.hit3).toBeGreaterThanOrEqual(third);
});

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
const sizes = new Map<string, Promise<number>>();

/** How many bytes of a file a release sends. The test runner ends a process that computes for a minute. */
function sent(file: string): Promise<number> {
  const known = sizes.get(file);
  const size =
    known ?? promisify(brotliCompress)(readFileSync(`${root}/${file}`), { params }).then(({ length }) => length);
  sizes.set(file, size);
  return size;
}

const sum = async (files: Iterable<string>) =>
  (await Promise.all([...files].map(sent))).reduce((all, bytes) => all + bytes, 0);

test('the lists of queries are not published', () => {
  expect(existsSync(`${root}/queries`)).toBe(false);
});

test('the core and all parts of the vocabulary weigh at most 30 kB as a release sends them', async () => {
  const core = JSON.parse(readFileSync(`${root}/search/core.json`, 'utf8')) as { words: string; aside: string };
  const vocabulary = [...new Set(core.words.match(/.{6}/g))].map((part) => `assets/search/${part}.json`);
  expect(await sent('search/core.json')).toBeLessThanOrEqual(11_500);
  expect(await sum(['search/core.json', ...vocabulary])).toBeLessThanOrEqual(30_000);
  expect(await sent(`assets/search/${core.aside}.json`)).toBeLessThanOrEqual(16_000); // icons, where a query asks for them
});

interface Question {
  query: string;
  kind: string;
  product?: string;
}

/** The queries of a list, a line each. */
const questionsOf = (list: string): Question[] =>
  readFileSync(`site/queries/${list}.yaml`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, query, kind, product] =
        /^- \{query: ("(?:\\.|[^"])*"), kind: (\w+), (?:product: ([\w-]+), )?/.exec(line) ?? [];
      return query ? [{ query: JSON.parse(query) as string, kind: kind!, product }] : [];
    });

/** What a reader who has nothing yet fetches until the best hit is there. */
async function fetchedFor({ query, product }: Question): Promise<number> {
  const read = new Set<string>();
  vi.stubGlobal('fetch', async (address: string) => {
    read.add(address.slice(1));
    return new Response(readFileSync(root + address));
  });
  const { hits } = await open('/search/core.json').find({ text: query, product, limit: 1 });
  expect(hits).toHaveLength(1);
  return sum(read);
}

afterAll(() => void vi.unstubAllGlobals());

// All 1,644 queries of the six lists were measured: none needs more than 59.6 kB. Messages are the longest ones; a
// word with a wrong first letter needs more shards.
test('the first result takes at most 60 kB from nothing, script included', { timeout: 180_000 }, async () => {
  const script = readdirSync(`${root}/assets`).find((name) => /^search-(?!page)\w+\.js$/.test(name))!;
  const all = ['tune', 'tune2', 'tune3', 'tune4', 'tune5', 'tune6'].flatMap(questionsOf);
  expect(all.length).toBeGreaterThan(1600);
  const bytes: number[] = [];
  const mistyped = ['vutton color prop', 'xustomize theme palette colors', 'jumbo error message box'].map(
    (query): Question => ({ query, kind: 'typo', product: 'material-ui' }),
  );
  const most = 'how to change border color of outlined textfield';
  const some = all.filter(({ kind, query }, i) => kind === 'error' || query === most || i % 16 === 0);
  for (const question of [...some, ...mistyped]) {
    const fetched = (await sent(`assets/${script}`)) + (await fetchedFor(question));
    expect.soft(fetched, question.query).toBeLessThanOrEqual(60_000);
    bytes.push(fetched);
  }
  const median = bytes.sort((a, b) => a - b)[bytes.length >> 1]!;
  expect(median).toBeLessThanOrEqual(48_000);
});
