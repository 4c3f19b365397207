import type { Entry } from './coding';
import type { Typeable } from './typo';

export interface Lexeme extends Entry, Typeable {
  term: string;
}

export interface Candidate {
  lexeme: Lexeme;
  far: number;
}

/** What is known of words. */
export interface Lexicon {
  /** In parts, each in its order. */
  vocabulary: (Lexeme[] | undefined)[];
  /** Words of titles and names, and names as one word: what mistyped words may be without the vocabulary. */
  spellings: Lexeme[];
  /** What mistyped words may be, so that a keystroke compares only the word that changed. */
  near: Map<string, Candidate[]>;
  stems: Set<string>;
  names: Map<string, unknown>;
  /** Whether a word that the vocabulary leaves out stands somewhere, as far as its shard is there. */
  stands(term: string): boolean;
  /** Whether names that stand apart have a word that nothing else has, as far as its shard is there. */
  standsApart(term: string): boolean;
  /** The letters that make a term of what follows them, as far as its shard is there. */
  begins(rest: string): string;
  /** The terms of one word that begin so, as far as their shard is there. */
  beginning(text: string): string[];
  /** The terms that stand for what is said, as far as its shard is there. */
  means(said: string): string[];
  /** The number of the shard that has a term. */
  bucketOf(term: string): number;
}
