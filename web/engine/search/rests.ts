// Words with a wrong first letter. The same as internal/search/rests.go.
import type { Candidate, Lexicon } from './lexicon';
import { stem } from './stem';
import { typeable } from './typo';

/** Begins the keys of terms without their first letter. */
export const restMark = '-';

/**
 * The words that a word is but for its first letter: a wrong one, none, one too many, or the second. Rests are given
 * the terms whose shards know it.
 */
export function otherwise(text: string, lexicon: Lexicon, rests: string[]): Candidate[] {
  const [first = '', second = '', ...others] = text;
  if (others.length < 2) return [];
  const found: Candidate[] = [];
  const add = (term: string, form: string) => {
    const word = stem(form) === term ? form : term;
    found.push({ lexeme: { word, common: 0, term, ...typeable(word) }, far: 1 });
  };
  const end = others.join('');
  const rest = second + end;
  const term = stem(text);
  const restOfTerm = [...term].slice(1).join('');
  for (const letter of lexicon.begins(restOfTerm)) add(letter + restOfTerm, letter + rest);
  for (const letter of lexicon.begins(term)) add(letter + term, letter + text);
  for (const word of [rest, second + first + end]) {
    const term = stem(word);
    rests.push(term, restOfTerm);
    if (lexicon.stands(term)) add(term, word);
  }
  return found;
}
