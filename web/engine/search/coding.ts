// How the files of the index are written. The same as internal/search/coding.go.

const half = 32;
const values = new Uint8Array(128);
[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].forEach(
  (digit, value) => (values[digit.charCodeAt(0)] = value),
);

export const kindsInKeys = 8;
export const exactLevel = 15;
const levels = 16;

/** Calls back for every place of a term. */
export function readPostings(text: string, take: (page: number, key: number, level: number) => void) {
  let at = 0;
  const next = () => {
    let n = 0;
    for (;;) {
      const value = values[text.charCodeAt(at++)]!;
      n = n * half + (value % half);
      if (value < half) return n;
    }
  };
  let page = -1;
  while (at < text.length) {
    page += next() + 1;
    const ahead: number[] = []; // by kind: where the next place may be
    for (let more = true; more;) {
      const n = next();
      const kind = n % kindsInKeys;
      const key = n + (ahead[kind] ?? 0);
      ahead[kind] = key - kind + kindsInKeys;
      const level = next();
      take(page, key, level % levels);
      more = level >= levels;
    }
  }
}

export interface Entry {
  word: string;
  /** 0 to 2. */
  common: number;
}

export function readVocabulary(text: string): Entry[] {
  let before: string[] = [];
  return Array.from(text.matchAll(/([A-Z])([.:]?)([^A-Z]*)/g), ([, shared, sign, rest]) => {
    before = [...before.slice(0, shared!.charCodeAt(0) - 65), ...rest!];
    return { word: before.join(''), common: sign === ':' ? 2 : sign ? 1 : 0 };
  });
}

/** The part of the vocabulary that has a word, by its first letter. */
export const vocabularyPart = (word: string) => (word.codePointAt(0) ?? 0) % 16;

/** In which of so many shards a text belongs. */
function bucket(text: string, count: number): number {
  let hash = 2166136261;
  for (const sign of text) hash = Math.imul(hash ^ sign.codePointAt(0)!, 16777619);
  return (hash >>> 0) % count;
}

export const firstLetters = 3;

/** Crowded beginnings are told apart by more letters. */
export function termBucket(term: string, count: number, crowded: Set<string>): number {
  const letters = [...term.replace(/^[=~]+| .*/g, '')];
  let n = firstLetters;
  while (n < letters.length && crowded.has(letters.slice(0, n).join(''))) n += firstLetters;
  return bucket(letters.slice(0, n).join(''), count);
}

const lastPart = (path: string) => path.replace(/\/$/, '').replace(/^.*\//s, '');

const topicOf = (path: string) => lastPart(path).replace(/^react-/, '');

/** Crowded subjects are told apart by page. */
export function topicBucket(path: string, count: number, crowded: Set<string>): number {
  const topic = topicOf(path);
  return bucket(crowded.has(topic) ? path : topic, count);
}

/** The name that the last part of a path stands for. */
export const spelled = (path: string) =>
  lastPart(path)
    .split('-')
    .map((part, i) => (i || part !== 'use' ? part.charAt(0).toUpperCase() + part.slice(1) : part))
    .join('');

/** The title that the last part of a path stands for. */
export const titled = (path: string) => {
  const text = topicOf(path).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
