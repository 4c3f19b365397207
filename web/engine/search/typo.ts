/** How many letters may be wrong in a word of so many. The same as internal/search/typo.go. */
export const edits = (letters: number) => (letters >= 7 ? 2 : letters >= 3 ? 1 : 0);

/** Counts letters that are too many, too few, wrong, or changed about, up to a most; beyond it is most+1. */
function distance(a: string[], b: string[], most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let d = Math.min(last[j]! + 1, next[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2]! + 1);
      next[j] = d;
      if (d < least) least = d;
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[b.length]!, most + 1);
}

/** A word as it is compared with others. */
export interface Typeable {
  letters: string[];
  /** Without those that are like the one before. */
  single: string;
  bits: number;
}

export function typeable(word: string): Typeable {
  const letters = [...word];
  return {
    letters,
    single: letters.filter((letter, i) => letter !== letters[i - 1]).join(''),
    bits: lettersOf(letters),
  };
}

/** Counts edits. Letters that are doubled, or are not, are one mistake, however many they are. */
export function editsBetween(typed: Typeable, known: Typeable, most: number): number {
  if (!mayBeNear(typed.bits, known.bits, most)) return most + 1;
  const far = distance(typed.letters, known.letters, most);
  return far > 1 && typed.single === known.single ? 1 : far;
}

/** The letters of a word as bits: what one has and the other has not, is so many edits at least. */
function lettersOf(letters: string[]): number {
  let bits = 0;
  for (const letter of letters) bits |= 1 << (letter.codePointAt(0)! % 32);
  return bits;
}

function mayBeNear(a: number, b: number, most: number): boolean {
  return count(a & ~b) <= most && count(b & ~a) <= most;
}

function count(bits: number): number {
  let n = 0;
  for (; bits; bits &= bits - 1) n++;
  return n;
}
