// Which products count as the reader's own. The same as internal/search/own.go.
import { telling } from './ask';
import type { Source } from './evidence';
import type { Question } from './question';
import { stem } from './stem';
import type { Product } from './types';
import { Weight } from './weights';
import { longestJoined, words } from './words';

/**
 * The ids of the products that count as the reader's own: those that the query names, or else the one that the reader
 * is on. It is empty where the reader is on none.
 */
export function ownProducts({ core, compounds }: Source, reader: string | undefined, { words: asked }: Question) {
  if (!reader) return new Set<string>();
  const isNamed = ({ label, words: others = [] }: Product) =>
    [label, ...others].some((name) =>
      telling(words(name)).every(({ text }) => asked.some(({ term }) => term === stem(text))),
    );
  const named = new Set(core.products.filter(isNamed).map(({ id }) => id));
  if (!named.has(reader)) nameByComponents(compounds, asked, named);
  return named.size && !named.has(reader) ? named : new Set([reader]);
}

/**
 * Adds the products whose component or hook a query names, where no other product has that name. Names of one word
 * don't count: most of them are words for other things as well.
 */
function nameByComponents(compounds: Source['compounds'], asked: Question['words'], named: Set<string>) {
  asked.forEach(({ tied }, i) => {
    let text = '';
    if (tied) return;
    for (let last = i; last < asked.length && last < i + longestJoined; last++) {
      text += asked[last]!.text;
      const id = compounds.get(text);
      if (id && !asked[last + 1]?.tied) named.add(id);
    }
  });
}

/** Whether a query may be the message of an error: it is long and no question. */
export const mayBeMessage = ({ words, asks }: Question): boolean => words.length > Weight.shortQuery && !asks;
