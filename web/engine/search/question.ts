import type { Kind } from './types';

/** One word of a query that says something. */
export interface Asked {
  text: string;
  term: string;
  tied: boolean;
  /** That the word names. */
  kinds: Kind[];
  /** The vocabulary has it, or a word that it begins. */
  known: boolean;
  /** The word that it was perhaps meant to be. */
  fix: string;
}

/** What may stand for some words of a query. */
export interface Alternative {
  /** All of which a place must have. */
  terms: string[];
  first: number;
  last: number;
  quality: number;
  /** Only where the word itself is nowhere. */
  typo: boolean;
  /** What the words mean before all else. */
  synonym?: boolean;
  /** A part of a phrase that means something. */
  weak?: boolean;
}

export interface Question {
  words: Asked[];
  alts: Alternative[];
  /** It reaches for the names that stand apart. */
  aside: boolean;
  /** It is a sentence that begins as questions do. */
  asks: boolean;
  /** The whole name that the query may be: one typed as one, or of more words than the vocabulary has in names. */
  name: string;
  /** It has, or is a name of, so many words that the vocabulary is asked for few of them. */
  long: boolean;
  /** Parts of the vocabulary that it is in. */
  parts: Set<number>;
  /** Terms whose shards know what mistyped words are but for their first letter. */
  rests: string[];
  /** Something in it is mistyped, as far as the parts are there: it is compared with all of them. */
  mistyped: boolean;
}
