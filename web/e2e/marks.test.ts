// The marks of the editor, over all demos of the site: nothing that is right is marked, and mistakes are found.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { check } from '../engine/editor/check';
import { read } from '../engine/editor/elements';
import { Facts, type Source } from '../engine/editor/facts';
import { mistakes } from './mistakes';

const built = '.cache/e2e/site';
const published: Source = async (of) => readFileSync(`${built}/editing/${of}.json`, 'utf8');
const facts = new Facts(published);

const marks = async (text: string) =>
  (await check(text, read(text), facts)).map((problem) => ({
    ...problem,
    line: text.slice(0, problem.start).split('\n').length,
  }));

const below = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => pattern.test(name))
    .sort();

/** All that readers can edit: the files that authors wrote, and the JavaScript of demos. */
const files = [...below('site/content', /\.tsx$/), ...below(built, /\/demos\/.*\.(?:js|tsx)\.txt$/)];

describe('the marks of the editor', () => {
  test('no demo of the site has one', async () => {
    expect(files.length).toBeGreaterThan(1200);
    const wrong: string[] = [];
    let elements = 0;
    for (const file of files) {
      const text = readFileSync(file, 'utf8');
      const code = read(text);
      for (const { name } of code.elements) if (await facts.of(name, code.imports)) elements++;
      for (const { line, of, prop, kind } of await marks(text)) wrong.push(`${file}:${line} ${of} ${prop} ${kind}`);
    }
    expect(wrong).toEqual([]);
    expect(elements).toBeGreaterThan(5000); // each was held against what is known of its component
  });

  test('of the mistakes nine in ten are found, each where it was made', async () => {
    const missed: string[] = [];
    for (const { demo, right, wrong } of mistakes) {
      const text = readFileSync(`site/content/${demo}`, 'utf8');
      expect([demo, text.includes(right)]).toEqual([demo, true]);
      const changed = text.replace(right, () => wrong);
      const at = text.slice(0, text.indexOf(right)).split('\n').length;
      const found = (await marks(changed)).filter(({ line }) => line === at || line === at - 1);
      if (!found.length) missed.push(`${demo}: ${wrong}`);
    }
    expect(missed.slice(Math.floor(mistakes.length / 10))).toEqual([]);
  });

  test('what is known of the components of a typical demo has 5 kB at most', async () => {
    const sizes: number[] = [];
    for (const file of files) {
      const asked: string[] = [];
      const own = new Facts(async (of) => (asked.push(of), published(of)));
      const code = read(readFileSync(file, 'utf8'));
      await Promise.all(code.elements.map(({ name }) => own.of(name, code.imports)));
      const bytes = await Promise.all(
        [...new Set(asked)].map(async (of) => {
          const text = await published(of).catch(() => '');
          return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
        }),
      );
      sizes.push(bytes.reduce((sum, size) => sum + size, 0));
    }
    sizes.sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(5 * 1024);
    expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(10 * 1024);
  });
});
