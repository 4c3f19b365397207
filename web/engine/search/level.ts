// What the terms of names say. The same as internal/search/level.go.
import { exactLevel } from './coding';
import { stem } from './stem';
import { Weight } from './weights';
import { joined, longestJoined, runs, stops, words } from './words';

export type Leveled = [term: string, level: number];

/** Begins the terms that are whole names. They are not stemmed. */
export const wholeMark = '=';

export function nameLevels(text: string): Leveled[] {
  const list = words(text);
  const telling = list.filter((word) => !stops.has(word.text)).length;
  const out = list.map((word): Leveled => {
    let level = Math.min(
      Weight.mostLevel,
      Math.max(Weight.nameLeast, Weight.nameTop - Weight.nameStep * (telling - 1)),
    );
    if (telling > 0 && stops.has(word.text)) level = Weight.stopLevel;
    return [stem(word.text), level];
  });
  if (list.length > 1 && list.length <= longestJoined) out.push([stem(joined(list)), Weight.tiedLevel]);
  for (const run of runs(list)) {
    if (run.length > 1 && run.length < list.length && run.length <= longestJoined)
      out.push([stem(joined(run)), Weight.tiedLevel]);
  }
  if (list.length && list.length <= longestJoined) out.push([wholeMark + joined(list), exactLevel]);
  return out;
}

/** The terms of a page's title and names, each once. */
export function pageNames(title: string, names: string[]): Map<string, number> {
  const levels = new Map<string, number>();
  [title, ...names].forEach((name, i) => {
    for (const [term, level] of nameLevels(name)) {
      const own = i > 0 && level < exactLevel ? Math.max(2, level - 2) : level;
      levels.set(term, Math.max(levels.get(term) ?? 0, own));
    }
  });
  return levels;
}
