import { otherWords } from './icon-words';

/** An icon as the search sees it. */
export interface Icon {
  /** Without the ending of a style. */
  name: string;
  /** The name in small letters, and its words. */
  lower: string;
  words: string[];
}

/** The words of a name: "AddAPhoto" has add, a, photo; "Battery20" has battery, 20. */
export const wordsOf = (name: string) =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]*|[0-9]+[a-z]*|[a-z]+/g) ?? []).map(
    (word) => word.toLowerCase(),
  );

export const iconsOf = (names: readonly string[]): Icon[] =>
  names.map((name) => ({ name, lower: name.toLowerCase(), words: wordsOf(name) }));

/** Whether two words differ by at most one letter: more, less, another, or two exchanged. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a.at(-1 - end) === b.at(-1 - end)
  )
    end++;
  const [left, right] = [a.length - start - end, b.length - start - end];
  if (Math.max(left, right) <= 1) return true;
  return (
    left === 2 &&
    right === 2 &&
    a[start] === b[start + 1] &&
    a[start + 1] === b[start]
  );
}

/** Letters from which on a mistyped one is forgiven. */
const forgiving = 4;

/** Other words that a query may mean: the word itself, one that it begins, one that it nearly is. */
function synonyms(word: string): [names: string[], weight: number][] {
  const exact = otherWords[word];
  if (exact) return [[exact.split(' '), 45]];
  const found: [string[], number][] = [];
  if (word.length >= 3) {
    for (const [other, names] of Object.entries(otherWords)) {
      if (other.startsWith(word)) found.push([names.split(' '), 26]);
      else if (word.length >= forgiving && isNear(word, other))
        found.push([names.split(' '), 20]);
    }
  }
  return found;
}

/** How well an icon answers one word of a query; 0 for not at all. */
function score(
  icon: Icon,
  word: string,
  meant: readonly [string[], number][],
): number {
  let best = 0;
  icon.words.forEach((own, index) => {
    if (own === word) best = Math.max(best, index ? 55 : 62);
    else if (own.startsWith(word))
      best = Math.max(
        best,
        (index ? 34 : 40) - Math.min(8, own.length - word.length),
      );
    else if (word.length >= forgiving && isNear(own, word))
      best = Math.max(best, index ? 12 : 16);
  });
  for (const [names, weight] of meant) {
    const at = names.indexOf(icon.name);
    if (at >= 0) best = Math.max(best, weight + 45 - 6 * at);
    else if (names.some((name) => icon.name.startsWith(name)))
      best = Math.max(best, weight - 20);
  }
  if (!best && word.length >= 3 && icon.lower.includes(word)) best = 10;
  return best;
}

/** The icons that answer a query, the best first. All words of it must be answered. */
export function findIcons(icons: readonly Icon[], query: string): Icon[] {
  const asked = wordsOf(query.replace(/([a-z0-9])([A-Z])/g, '$1 $2')).filter(
    Boolean,
  );
  if (!asked.length) return [...icons];
  const whole = asked.join('');
  const meant = asked.map((word): [string, [string[], number][]] => [
    word,
    synonyms(word),
  ]);
  const hits: { icon: Icon; points: number }[] = [];
  for (const icon of icons) {
    const head = icon.lower === whole ? 120 : icon.lower.startsWith(whole) ? 20 : 0;
    let points = head;
    for (const [word, names] of meant) {
      const own = score(icon, word, names);
      if (!own && !head) {
        points = 0;
        break;
      }
      points += own;
    }
    if (points > 0) hits.push({ icon, points: points - icon.words.length });
  }
  return hits
    .sort(
      (a, b) =>
        b.points - a.points ||
        a.icon.name.length - b.icon.name.length ||
        (a.icon.name < b.icon.name ? -1 : 1),
    )
    .map(({ icon }) => icon);
}
