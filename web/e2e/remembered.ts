// Checks of a page that passed are not done again while nothing that they could see has changed: for whoever works on
// the site. Nothing is remembered without VITRINE_REMEMBER=1, which `make test` sets unless it is called with ALL=1.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'vitest';
import { executable } from './chromium';

const folder = '.cache/e2e/passed';
const remembers = process.env.VITRINE_REMEMBER === '1';

/** A digest of texts, each told from the next. */
function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}

/** All files below a folder, by name. */
const filesBelow = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** What a check sees beside its page: the suite, what it is run by, server, browser and fonts. */
function surroundings(): string {
  const version = execFileSync(executable(), ['--version']);
  const fonts = execFileSync('fc-list', ['--format', '%{file} %{fontversion}\n']).toString().split('\n').sort();
  const suite = filesBelow('web/e2e').flatMap((file) => [file, readFileSync(file)]);
  const tools = ['package-lock.json', 'bin/vitrined'].map((file) => readFileSync(file));
  return digest([process.version, version, fonts.join('\n'), ...tools, ...suite]);
}

/** What a published page is made of: its bytes, which name files by their content, and those of its frames. */
export function bytesOf(out: string, path: string): string {
  const html = readFileSync(join(out, path, 'index.html'));
  const frames = [...html.toString().matchAll(/<iframe[^>]* src="(\/[^"?#]*\/)"/g)].map((match) => match[1]!);
  return digest([html, ...frames.map((frame) => bytesOf(out, frame))]);
}

let around = '';

/** Whether a check of a page has passed with all as it is now, and how to note that it has. */
function memoryOf(name: string, out: string, path: string) {
  if (!remembers) return { passed: false, note: () => {} };
  around ||= surroundings();
  const record = join(folder, digest([name, out, path]));
  const key = digest([around, bytesOf(out, path)]);
  return {
    passed: existsSync(record) && readFileSync(record, 'utf8') === key,
    note() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(record, key);
    },
  };
}

/** A test of a page, left out when the same one has passed: the report counts it as skipped. */
export function testOnce(name: string, { out, path }: { out: string; path: string }, check: () => Promise<void>) {
  const { passed, note } = memoryOf(name, out, path);
  test.skipIf(passed)(name, async () => {
    await check();
    note();
  });
}
