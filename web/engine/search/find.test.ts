import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readCore } from './core';
import { highlighted, open, type Query, type Result } from './index';
import { Ranking } from './rank';
import { stem } from './stem';
import type { WrittenCore } from './types';
import { words } from './words';

interface Cases {
  indexes: {
    name: string;
    files: Record<string, unknown>;
    answers: { query: Query; read: string[]; result: Result }[];
  }[];
  stems: Record<string, string>;
  words: Record<string, string[]>;
}

const cases = JSON.parse(readFileSync('internal/search/testdata/cases.json', 'utf8')) as Cases;
const entry = '/search/core.json';

/** Publishes files; what is fetched is counted. Those of `gone` can't be had. */
function publish(files: Record<string, unknown>, gone = new Set<string>()) {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.slice(1);
    if (gone.has(name) || !(name in files)) return new Response('', { status: 503 });
    fetched.push(name);
    return new Response(JSON.stringify(files[name]));
  });
  return fetched;
}

afterEach(() => void vi.unstubAllGlobals());

describe.each(cases.indexes)('the browser answers as the server does: $name', ({ files, answers }) => {
  test.each(answers)('$query', async ({ query, read, result }) => {
    const fetched = publish(files);
    const searcher = open(entry);
    expect(searcher.now(query)).toBeUndefined();
    await searcher.ready();
    const before = fetched.length;
    expect(await searcher.find(query)).toEqual(result);
    for (const name of read) expect(fetched.slice(before)).toContain(name);
  });

  test('the same with everything in memory, and at once', { timeout: 60_000 }, async () => {
    const fetched = publish(files);
    const searcher = open(entry);
    for (const { query } of answers) await searcher.find(query);
    const count = fetched.length;
    expect(new Set(fetched).size).toBe(count);
    for (const { query, result } of answers) {
      expect(await searcher.find(query)).toEqual(result);
      expect(searcher.now(query)).toEqual(result);
    }
    expect(fetched.length).toBe(count);
  });
});

const { files } = cases.indexes[0]!;

/** The files of one kind that the core names. */
const hashesOf = (files: Record<string, unknown>, kind: 'words' | 'records') =>
  readCore(structuredClone(files['search/core.json']) as WrittenCore)[kind];

test('what is known at once is ranked once more only where a file came', async () => {
  const run = vi.spyOn(Ranking.prototype, 'run');
  publish(files);
  const searcher = open(entry);
  await searcher.ready();
  const query = { text: 'button', limit: 80 };
  searcher.now(query);
  await searcher.find(query);
  expect(run).toHaveBeenCalledTimes(2);
  searcher.now(query);
  await searcher.find({ ...query });
  expect(run).toHaveBeenCalledTimes(3);
  await searcher.find({ ...query, product: 'other' });
  expect(run).toHaveBeenCalledTimes(4);
  run.mockRestore();
});

test('what can not be had is missing, and asked for again', async () => {
  const gone = new Set(Object.keys(files).filter((name) => name !== 'search/core.json'));
  for (const part of hashesOf(files, 'words')) gone.delete(`assets/search/${part}.json`);
  publish(files, gone);
  const searcher = open(entry);
  const result = await searcher.find({ text: 'button' });
  expect(result.missing!.length).toBeGreaterThan(0);
  expect(result.hits[0]!.address).toBe('/acme/react-button/');
  gone.clear();
  expect((await searcher.find({ text: 'button' })).missing).toBeUndefined();
});

/** Publishes files; those of records come when they are let, but the first. */
function publishSlowly(files: Record<string, unknown>) {
  const records = hashesOf(files, 'records');
  let arrive = () => {};
  const held = new Promise<void>((done) => (arrive = done));
  let first = '';
  vi.stubGlobal('fetch', async (address: string) => {
    const name = address.slice(1);
    if (records.some((hash) => name.includes(hash)) && (first ||= name) !== name) await held;
    return new Response(JSON.stringify(files[name]));
  });
  return arrive;
}

describe('the best hit', () => {
  const { files, answers } = cases.indexes[1]!;
  const recordsOf = ({ read }: { read: string[] }) =>
    read.filter((name) => hashesOf(files, 'records').some((hash) => name.includes(hash)));
  const { query, result } = answers.find((answer) => recordsOf(answer).length > 2)!;

  test('is told before what the others say has come', async () => {
    const arrive = publishSlowly(files);
    const early: Result[] = [];
    const whole = open(entry).find(query, (first) => early.push(first));
    await vi.waitFor(() => expect(early).toHaveLength(1));
    expect(early[0]!.hits[0]).toEqual(result.hits[0]);
    expect(early[0]!.hits).not.toEqual(result.hits);
    expect({ ...early[0], hits: [] }).toEqual({ ...result, hits: [] });
    arrive();
    expect(await whole).toEqual(result);
    expect(early).toHaveLength(1);
  });

  test('is not told twice where the others come with it', async () => {
    publish(files);
    const early = vi.fn();
    expect(await open(entry).find(query, early)).toEqual(result);
    expect(early).not.toHaveBeenCalled();
  });
});

test('the core that could not be had is asked for again', async () => {
  const gone = new Set(['search/core.json']);
  publish(files, gone);
  const searcher = open(entry);
  await expect(searcher.ready()).rejects.toThrow('503');
  gone.clear();
  await searcher.ready();
  expect(searcher.products.map(({ id }) => id)).toEqual(['acme', 'acme-x', 'rival']);
});

test.each(Object.entries(cases.stems))('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test.each(Object.entries(cases.words))('the words of %s', (text, expected) => {
  expect(words(text).map((word) => (word.tied ? '+' : '') + word.text)).toEqual(expected);
});

describe('what was met is marked', () => {
  test.each([
    ['Text Field', ['text'], 'Text| Field'],
    ['TextField', ['field'], '|Text|Field'],
    ['TextField', ['textfield'], 'TextField'],
    ['a text-field here', ['textfield'], '|a |text-field| here'],
    ['Customizing buttons', ['custom', 'button'], 'Customizing| |buttons'],
    ['Sizes', ['button'], '|Sizes'],
    ['<b>', ['b'], '|<|b|>'],
  ])('%s for %s', (text, met, marks) => {
    const parts = highlighted(text, met);
    expect(parts.map(([part]) => part).join('')).toBe(text);
    const expected = marks.split('|');
    const first = expected[0] !== '';
    expect(parts).toEqual(expected.filter((part) => part).map((part, i) => [part, (i % 2 === 0) === first]));
  });
});
