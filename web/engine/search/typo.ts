import { distance } from '../distance';

/** How many letters may be wrong in a word of so many. The same as internal/search/typo.go. */
export const edits = (letters: number) => (letters >= 7 ? 2 : letters >= 3 ? 1 : 0);

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
  return hasAtMost(a & ~b, most) && hasAtMost(b & ~a, most);
}

/** Counts no further than it must: most words are far from most others. */
function hasAtMost(bits: number, most: number): boolean {
  for (; bits && most; most--) bits &= bits - 1;
  return !bits;
}
