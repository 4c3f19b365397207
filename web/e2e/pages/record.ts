// Records of pages that passed, one committed file per page: a page whose key is that of its record is not opened.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = 'web/e2e/pages/records';

interface Record {
  key: string;
  /** Major version of the browser that opened the page; for information. */
  browser: string;
}

const fileOf = (path: string) => `${join(folder, path).replace(/\/$/, '')}.json`;

/** Reports whether a page passed with this key. */
export function hasPassed(path: string, key: string): boolean {
  try {
    return (JSON.parse(readFileSync(fileOf(path), 'utf8')) as Record).key === key;
  } catch {
    return false;
  }
}

export function writeRecord(path: string, { key, browser }: Record) {
  const file = fileOf(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `{ "key": "${key}", "browser": "${browser}" }\n`);
}

export const removeRecord = (path: string) => rmSync(fileOf(path), { force: true });

/** Removes the records of all pages but these. */
export function keepRecords(paths: Iterable<string>) {
  const known = new Set([...paths].map(fileOf));
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !known.has(file)) rmSync(file);
  }
}
