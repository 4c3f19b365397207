import { readFileSync } from 'node:fs';

/** The error for a program that is not installed, with the packages of tools/programs.txt. */
export function missing(program: string): Error {
  const row = readFileSync('tools/programs.txt', 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/))
    .find(([commands]) => commands!.split(',').includes(program));
  if (!row) throw new Error(`tools/programs.txt has no line for ${program}`);
  const homebrew = row[2] === '-' ? 'not available' : `brew install ${row[2]}`;
  return new Error(`${program} is not installed. macOS: ${homebrew}. Debian: sudo apt-get install ${row[1]}`);
}
