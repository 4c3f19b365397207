// A repository of a test, and the files that it changes.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { missing } from './missing';

/** The repository in a folder, by an author of the test's. */
export function repository(folder: string) {
  if (spawnSync('git', ['--version']).error) throw missing('git');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Author', '-c', 'user.email=author@vitrine.example', ...words], {
      cwd: folder,
      stdio: 'ignore',
    });
  /** Commits files and tags them as a version. */
  const release = (version: string, file: string) => {
    git('add', file);
    git('commit', '--quiet', '--message', `Release ${version}`);
    git('tag', `v${version}`);
  };
  return { git, release };
}

/** Puts a text in the place of one that must be there, in a file of a folder. */
export const changeIn = (folder: string) => (file: string, old: string | RegExp, next: string) => {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  expect(text).toMatch(old);
  writeFileSync(`${folder}/${file}`, text.replace(old, next));
};
