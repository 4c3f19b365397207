// Porter's algorithm. The same as internal/search/stem.go.

const isVowel = (w: string, i: number): boolean =>
  /[aeiou]/.test(w[i]!) || (w[i] === 'y' && i > 0 && !isVowel(w, i - 1));

const hasVowel = (w: string) => [...w].some((_, i) => isVowel(w, i));

/** How often vowels are followed by consonants. */
function measure(w: string): number {
  let count = 0;
  let vowel = false;
  for (let i = 0; i < w.length; i++) {
    if (isVowel(w, i)) {
      vowel = true;
    } else if (vowel) {
      count++;
      vowel = false;
    }
  }
  return count;
}

/** Consonant, vowel, consonant at the end. */
function isShort(w: string): boolean {
  const n = w.length;
  return n >= 3 && !isVowel(w, n - 3) && isVowel(w, n - 2) && !isVowel(w, n - 1) && !/[wxy]$/.test(w);
}

const pairs = (text: string) => text.split(' ').map((pair) => pair.split('>') as [string, string]);
const derived = pairs(
  'ational>ate tional>tion enci>ence anci>ance izer>ize abli>able alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble',
);
const adjectives = pairs('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>');
const suffixes = 'ement ment al ance ence er ic able ible ant ent ion ou ism ate iti ous ive ize'.split(' ');

function replaced(w: string, list: [string, string][]): string {
  for (const [ending, other] of list) {
    if (w.endsWith(ending)) {
      const rest = w.slice(0, -ending.length);
      return measure(rest) > 0 ? rest + other : w;
    }
  }
  return w;
}

function dropped(w: string): string {
  const suffix = suffixes.find((ending) => w.endsWith(ending));
  if (!suffix) return w;
  const rest = w.slice(0, -suffix.length);
  return measure(rest) > 1 && (suffix !== 'ion' || /[st]$/.test(rest)) ? rest : w;
}

/** Takes away -ed and -ing. */
function withoutEnding(w: string): string {
  if (w.endsWith('eed')) return measure(w.slice(0, -3)) > 0 ? w.slice(0, -1) : w;
  const rest = w.endsWith('ed') ? w.slice(0, -2) : w.endsWith('ing') ? w.slice(0, -3) : '';
  if (!rest || !hasVowel(rest)) return w;
  if (/(at|bl|iz)$/.test(rest)) return rest + 'e';
  const last = rest.length - 1;
  if (last > 0 && rest[last] === rest[last - 1] && !isVowel(rest, last) && !/[lsz]$/.test(rest))
    return rest.slice(0, -1);
  return measure(rest) === 1 && isShort(rest) ? rest + 'e' : rest;
}

/** The spelling of the index, whoever writes. */
const american = [
  ...pairs('colour>color behaviour>behavior favour>favor grey>gray centre>center licence>license isation>ization'),
  ...'custom initial optim local virtual organ'.split(' ').map((word) => [`${word}is`, `${word}iz`]),
];

/** Remembers what is made of words: they stand in many texts, and are asked for with each keystroke. */
export function remembered<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) known.set(word, (found = make(word)));
    return found;
  };
}

/** What the forms of an English word have in common: "customizing" and "customization" are "custom". */
export const stem = remembered(stemmed);

function stemmed(w: string): string {
  if (w.length < 3 || /[^a-z]/.test(w)) return w;
  if (/(sses|ies)$/.test(w)) w = w.slice(0, -2);
  else if (/[^s]s$/.test(w)) w = w.slice(0, -1);
  for (const [british, spelled] of american) w = w.replaceAll(british, spelled);
  w = withoutEnding(w);
  if (w.endsWith('y') && hasVowel(w.slice(0, -1))) w = w.slice(0, -1) + 'i';
  w = dropped(replaced(replaced(w, derived), adjectives));
  if (w.endsWith('e')) {
    const rest = w.slice(0, -1);
    const m = measure(rest);
    if (m > 1 || (m === 1 && !isShort(rest))) w = rest;
  }
  return w.endsWith('ll') && measure(w.slice(0, -1)) > 1 ? w.slice(0, -1) : w;
}
