// The core of the index as it is written: each list is one text. The same as internal/search/lists.go and core.go.
import { spelled, titled } from './coding';
import { kindAt } from './rank';
import type { Core, WrittenCore } from './types';

const lines = (text: string) => text.split('\n').slice(0, -1);

/** Paths without the parts that they share with the one before, whose number begins them. */
function paths(text: string): string[] {
  let before: string[] = [];
  return lines(text).map((line) => {
    const path = before.slice(0, Number(line[0])).join('') + line.slice(1);
    before = path.match(/[^/]*\/|[^/]+/g) ?? [];
    return path;
  });
}

const hashes = (text: string) => text.match(/.{6}/g) ?? [];

/** Fills in what paths and names say. */
export function readCore(written: WrittenCore): Core {
  const core: Core = {
    ...written,
    paths: paths(written.paths),
    titles: lines(written.titles),
    names: lines(written.names),
    words: hashes(written.words),
    terms: hashes(written.terms),
    records: hashes(written.records),
  };
  core.paths.forEach((path, i) => {
    if (core.names[i] === '*') core.names[i] = spelled(path);
    const isReference = kindAt(core.kinds[i]!).kind === 'api';
    core.titles[i] ||= isReference ? core.names[i]!.split(',')[0]! + (core.suffix ?? '') : titled(path);
  });
  return core;
}
