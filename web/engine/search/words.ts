// How texts and queries become words. The same as internal/search/words.go, held equal by its testdata/ranking.json.

/**
 * Takes a text apart as readers may type it: at spaces and signs, and where a small letter is followed by a capital.
 */
export function words(text: string): string[] {
  return (
    text
      .replace(/([\p{Ll}\p{Nd}])(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{Nd}]+/gu) ?? []
  );
}

/** A text as one word: "Text Field" and "TextField" are "textfield". */
export const joined = (text: string) => words(text).join('');

/** The words of a text and, where there are few, all of them as one. */
export function forms(text: string): string[] {
  let list = known.get(text);
  if (!list) {
    list = words(text);
    if (list.length > 1 && list.length <= 4) list = [...list, list.join('')];
    known.set(text, list);
  }
  return list;
}

/** Thousands of names are looked at with every letter that a reader types. */
const known = new Map<string, string[]>();

/**
 * What a word of a query is worth against a word of the index: equal, its beginning, or one letter away from either.
 */
export function match(asked: string, word: string): number {
  if (word === asked) {
    return 100;
  }
  if (word.startsWith(asked)) {
    return 70 - Math.min(20, [...word].length - [...asked].length);
  }
  const a = [...asked];
  const w = [...word];
  if (a.length < 4) {
    return 0;
  }
  if (near(a, w)) {
    return 45;
  }
  for (let n = a.length - 1; n <= a.length + 1; n++) {
    if (n < w.length && near(a, w.slice(0, n))) {
      return 30;
    }
  }
  return 0;
}

/** Whether one letter too many, too few, wrong, or two changed about make the whole difference. */
export function near(a: readonly string[], b: readonly string[]): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) {
    start++;
  }
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) {
    end++;
  }
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
