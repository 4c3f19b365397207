// Which products count as the reader's own. The same as internal/search/own.go.
import { telling } from './ask';
import type { Source } from './evidence';
import type { Question } from './question';
import { stem } from './stem';
import type { Product } from './types';
import { Weight } from './weights';
import { longestJoined, words } from './words';

/** The terms of a product's label and of its other words, each without those that say nothing. */
export const labelsOf = ({ label, words: others = [] }: Product): string[][] =>
  [label, ...others].map((name) => telling(words(name)).map(({ text }) => stem(text)));

/**
 * The products that count as the reader's own: those that the query names, or else the one with this id. It is empty
 * where the id is that of no product.
 */
export function ownProducts(source: Source, id: string | undefined, question: Question): Set<number> {
  const reader = source.core.products.findIndex((product) => product.id === id);
  if (reader < 0) return new Set();
  const terms = new Set(question.words.map(({ term }) => term));
  const isNamed = (product: number) => source.labels[product]!.some((label) => label.every((term) => terms.has(term)));
  const named = new Set<number>();
  if (!isNamed(reader)) {
    source.labels.forEach((_, product) => isNamed(product) && named.add(product));
    nameByComponents(source, reader, question, named);
  }
  return named.size ? named : new Set([reader]);
}

/**
 * Adds the products whose component or hook a query names, where the reader's own and all others have none of that
 * name. Names of one word don't count: most of them are words for other things as well.
 */
function nameByComponents({ compounds }: Source, reader: number, question: Question, named: Set<number>) {
  const asked = question.words;
  for (let i = 0; i < asked.length; i++) {
    let text = '';
    for (let last = i; last < asked.length && last < i + longestJoined; last++) {
      text += asked[last]!.text;
      const isPart = asked[i]!.tied || asked[last + 1]?.tied;
      const of = isPart ? undefined : compounds.get(text);
      if (of?.size === 1 && !of.has(reader)) of.forEach((product) => named.add(product));
    }
  }
}

/** Whether a query may be the message of an error: it is long and no question, or says so. */
export const mayBeMessage = ({ words, asks }: Question): boolean =>
  (words.length > Weight.shortQuery && !asks) || words.some(({ kinds }) => kinds.includes('error'));
