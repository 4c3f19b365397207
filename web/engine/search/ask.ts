// Takes queries apart. The same as internal/search/ask.go.
import { type Entry, firstLetters, vocabularyPart } from './coding';
import { inFewShards } from './few';
import { wholeMark } from './level';
import type { Candidate, Lexeme, Lexicon } from './lexicon';
import { percent } from './percent';
import type { Alternative, Asked, Question } from './question';
import { stem } from './stem';
import { otherwise } from './rests';
import { edits, editsBetween, type Typeable, typeable } from './typo';
import type { Kind, Query } from './types';
import { Weight } from './weights';
import { asking, fillers, joined, literals, longestJoined, stops, type Word, words } from './words';

export const lexemeOf = (entry: Entry): Lexeme => ({ ...entry, ...typeable(entry.word), term: stem(entry.word) });

/** Words by which readers ask for a kind of place, in short queries. */
const naming = new Map(
  'prop>prop,api property>prop,api api>api,prop slot class event error message>error theme icon component>page,api hook>api'
    .split(' ')
    .map((one) => one.split(/[>,]/))
    .map(([word, ...kinds]) => [stem(word!), (kinds[0] ? kinds : [word]) as Kind[]]),
);

/** The words of a query that say something: all of them where there are no others. */
export function telling(list: Word[]): Word[] {
  const out = list.filter(
    (word, i) => word.tied || list[i + 1]?.tied || (!stops.has(word.text) && !literals.has(word.text)),
  );
  return out.length ? out : list;
}

/** Leaves out what sentences are filled with, where at least two words remain. */
function withoutFillers(list: Word[]): Word[] {
  const out = list.filter((word, i) => word.tied || list[i + 1]?.tied || !fillers.has(stem(word.text)));
  return (out.length < 2 ? list : out).slice(0, Weight.mostWords);
}

/** Two classes of one element, or its tag and a class, as the tools of browsers write them. */
const ofOne = /([a-z])\.([A-Z][a-z])/g;

const remembered = 200;

/** The first candidates with different stems. */
function distinct(list: Candidate[], most: number): Candidate[] {
  const seen = new Set<string>();
  return list.filter(({ lexeme }) => seen.size < most && !seen.has(lexeme.term) && seen.add(lexeme.term));
}

const isNear = (found: Candidate[]) => found.some(({ far }) => far <= 1);

export function ask(lexicon: Lexicon, query: Query): Question {
  const whole = words(query.text.replace(ofOne, '$1 $2'));
  const list = withoutFillers(telling(whole)).map(({ text, tied }): Asked => ({
    text,
    term: stem(text),
    tied,
    kinds: [],
    known: false,
    fix: '',
  }));
  if (list.length > 1 && list.length <= Weight.shortQuery) {
    for (const word of list) word.kinds = naming.get(word.term) ?? [];
  }
  const asks = whole.length > 1 && asking.has(whole[0]!.text);
  const isLong = !asks && whole.length > Weight.mostSeen && whole.length <= longestJoined;
  const reading = new Reading(lexicon, list);
  const isRun = list.length > 1 && reading.isRun(0, list.length - 1);
  const name = isLong || isRun ? wholeMark + joined(whole) : '';
  reading.asWritten(whole, isLong && lexicon.stands(name));
  reading.inPairs();
  list.forEach((_, i) => reading.complete(i));
  reading.mistypedTogether();
  reading.synonymous();
  reading.alts = inFewShards(reading.alts, list, lexicon);
  const apart = ({ known, kinds, term }: Asked) =>
    (!asks && kinds.includes('icon')) || (!known && lexicon.standsApart(term));
  const isApart = isRun && lexicon.standsApart(joined(whole));
  const aside = !!query.kinds?.includes('icon') || isApart || list.some(apart);
  const sought = reading.long
    ? list.filter((word, i) => i === list.length - 1 || !reading.stands(word.term))
    : [...list, ...whole.slice(0, whole.length > Weight.mostSeen ? 0 : 1)];
  const parts = new Set(sought.map(({ text }) => vocabularyPart(text)));
  const { alts, long, rests, mistyped } = reading;
  return { words: list, alts, aside, asks, name, long, parts, rests, mistyped };
}

class Reading {
  alts: Alternative[] = [];
  mistyped = false;
  readonly rests: string[] = [];
  readonly long: boolean;

  readonly #lexicon: Lexicon;
  readonly #list: Asked[];

  constructor(lexicon: Lexicon, list: Asked[]) {
    this.#lexicon = lexicon;
    this.#list = list;
    const { length } = list;
    this.long = length >= Weight.longWords || (length > Weight.mostSeen && this.isRun(0, length - 1));
  }

  /** Whether the vocabulary has a term; for a long query, whether it is a part of a page's name. */
  #has(term: string) {
    return (!this.long && this.#lexicon.stems.has(term)) || this.#lexicon.names.has(term);
  }

  stands(term: string) {
    return this.#has(term) || this.#lexicon.stands(term);
  }

  #add(term: string, first: number, last: number, quality: number, typo = false) {
    this.alts.push({ terms: [term], first, last, quality, typo });
  }

  /** Adds the words, and their runs as one word. Words of camelCase are less than the whole, where it is known. */
  asWritten(whole: Word[], named: boolean) {
    const list = this.#list;
    for (let i = 0; i < list.length; i++) {
      let text = '';
      for (let last = i; last < list.length && last < i + longestJoined; last++) {
        text += list[last]!.text;
        const term = stem(text);
        const isWhole = named && last - i + 1 === whole.length;
        if (last > i && !this.#has(term) && !this.isRun(i, last) && !isWhole) continue;
        const part = this.#isPart(i, last);
        if (!part) this.#add(wholeMark + text, i, last, Weight.asWritten);
        this.#add(term, i, last, part ? Weight.asPart : Weight.asWritten);
      }
    }
    if (whole.length <= list.length) return;
    const text = joined(whole);
    const term = stem(text);
    // The vocabulary has no longer names, and is not asked for them.
    if (named || (whole.length > Weight.mostSeen ? this.#lexicon.names.has(term) : this.#has(term)))
      for (const one of [term, wholeMark + text]) this.#add(one, 0, list.length - 1, Weight.asWhole);
  }

  /** Adds the pairs of words that messages are known by. */
  inPairs() {
    const list = this.#list;
    for (let i = 1; i < list.length && list.length >= Weight.messageWords; i++)
      this.#add(`${list[i - 1]!.term} ${list[i]!.term}`, i - 1, i, Weight.asWritten);
  }

  /** Whether some words of a query are all that is tied. */
  isRun(first: number, last: number): boolean {
    const list = this.#list;
    return !list[first]!.tied && !list[last + 1]?.tied && list.slice(first + 1, last + 1).every((word) => word.tied);
  }

  /** Whether some words of a query are a part of a longer name. */
  #isPart(first: number, last: number): boolean {
    const list = this.#list;
    let from = first;
    let to = last;
    while (from > 0 && list[from]!.tied) from--;
    while (list[to + 1]?.tied) to++;
    if ((from === first && to === last) || to - from >= longestJoined) return false;
    return to - from >= Weight.mostSeen || this.#has(stem(joined(list.slice(from, to + 1))));
  }

  /** Adds the words that a word begins, or was meant to be. */
  complete(i: number) {
    const word = this.#list[i]!;
    const last = i === this.#list.length - 1;
    word.known = this.stands(word.term);
    if (last || !word.known) word.known = this.#begun(i, last) || word.known;
    if (last && !word.known) this.#goesOn(i);
    word.known ||= this.alts.some(
      (alt) => alt.first <= i && alt.last >= i && alt.last > alt.first && this.#has(alt.terms[0]!),
    );
    if (!word.known && !this.#lexicon.means(word.term).length) {
      this.#correct(i, i);
      this.#longer(i);
    }
  }

  #begun(i: number, last: boolean): boolean {
    const { text, term, known } = this.#list[i]!;
    const letters = [...text].length;
    if (letters < 2) return false;
    const vocabulary = this.#lexicon.vocabulary[vocabularyPart(text)] ?? [];
    let at = 0;
    for (let end = vocabulary.length; at < end;) {
      const middle = (at + end) >> 1;
      if (vocabulary[middle]!.word < text) at = middle + 1;
      else end = middle;
    }
    const found: Candidate[] = [];
    for (; at < vocabulary.length; at++) {
      const lexeme = vocabulary[at]!;
      if (!lexeme.word.startsWith(text)) break;
      if (lexeme.term !== term) found.push({ lexeme, far: lexeme.letters.length - letters });
    }
    const order = ({ lexeme, far }: Candidate) => lexeme.common * 4 - far;
    found.sort((a, b) => order(b) - order(a) || a.far - b.far);
    const best = distinct(found, Weight.mostBeginnings);
    const isFar =
      letters >= Weight.longBeginning &&
      !(this.long ? known : this.#has(term)) &&
      best.every(({ far }) => far > Weight.nearBeginning);
    const quality = last ? Weight.asBeginning : Weight.asInner;
    for (const { lexeme, far } of best) this.#add(lexeme.term, i, i, quality - Math.min(30, 3 * far), isFar);
    return best.length > 0 && !isFar;
  }

  /** Adds the terms that a word begins and that the vocabulary leaves out, the shortest first. It may be mistyped. */
  #goesOn(i: number) {
    const { text } = this.#list[i]!;
    const found = text.length < firstLetters ? [] : this.#lexicon.beginning(text);
    found.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    for (const term of found.slice(0, Weight.mostBeginnings)) {
      const far = term.length - text.length;
      if (far <= Weight.nearBeginning) this.#add(term, i, i, Weight.asBeginning - 3 * far);
    }
  }

  /** Adds the words that are a few letters away from some words of a query. */
  #correct(first: number, last: number) {
    const typed = typeable(joined(this.#list.slice(first, last + 1)));
    const most = edits(typed.letters.length);
    const run = last > first && this.isRun(first, last);
    if (!most || (last > first && most < 2 && !run)) return;
    const best = this.#near(typed, most, last > first);
    best.forEach(({ lexeme, far }, n) => {
      const quality =
        (far > 1 ? Weight.twoEdits : Weight.oneEdit) -
        (lexeme.letters[0] === typed.letters[0] ? 0 : Weight.otherLetter);
      this.#add(lexeme.term, first, last, percent(quality, 100 - Weight.laterTypo * n), !run);
      if (!n) this.#add(wholeMark + lexeme.word, first, last, quality, !run);
    });
    if (best.length && first === last) this.#list[first]!.fix = best[0]!.lexeme.word;
  }

  /**
   * The words that are at most so many edits away, the likeliest first: those that begin alike and words of names.
   * Where none of these is an edit away, all, or in a query of several words those that begin otherwise.
   */
  #near(typed: Typeable, most: number, several: boolean): Candidate[] {
    const { vocabulary } = this.#lexicon;
    const text = typed.letters.join('');
    if (several && this.long) return this.#compared(typed, most, []);
    const alike = this.#compared(typed, most, [vocabularyPart(text)]);
    if (several || isNear(alike)) return alike;
    if (this.#list.length >= Weight.comparedWords)
      return distinct([...otherwise(text, this.#lexicon, this.rests), ...alike], Weight.mostTypos);
    this.mistyped = true;
    return this.#compared(typed, most, [...vocabulary.keys()]);
  }

  /** The words of names and of some parts of the vocabulary that are at most so many edits away. */
  #compared(typed: Typeable, most: number, parts: number[]): Candidate[] {
    const { near, vocabulary, spellings } = this.#lexicon;
    const key = `${typed.letters.join('')} ${parts.length}`;
    const known = near.get(key);
    if (known) return known;
    const found: Candidate[] = [];
    for (const list of [...parts.map((part) => vocabulary[part]), spellings]) {
      for (const lexeme of list ?? []) {
        const far = editsBetween(typed, lexeme, most);
        if (far <= most) found.push({ lexeme, far });
      }
    }
    const score = ({ lexeme, far }: Candidate) =>
      lexeme.common * 2 -
      far * 5 -
      (lexeme.letters[0] === typed.letters[0] ? 0 : 2) +
      (this.#lexicon.names.has(lexeme.term) ? 3 : 0) +
      (lexeme.single === typed.single ? 3 : 0);
    found.sort((a, b) => score(b) - score(a));
    const best = distinct(found, Weight.mostTypos);
    if (near.size >= remembered) near.clear();
    near.set(key, best);
    return best;
  }

  /** Adds the names that two words are together, one of which is mistyped. */
  mistypedTogether() {
    const last = this.#list.length - 1;
    const name = joined(this.#list);
    if (last > 0 && this.isRun(0, last) && !this.#has(stem(name)) && !this.#lexicon.stands(wholeMark + name))
      this.#correct(0, last);
    this.#list.slice(1).forEach((two, i) => {
      const one = this.#list[i]!;
      const text = (one.fix || one.text) + (two.fix || two.text);
      if ((one.fix || two.fix) && this.#has(stem(text)))
        for (const term of [stem(text), wholeMark + text]) this.#add(term, i, i + 1, Weight.oneEdit, true);
      else if (!one.known || !two.known) this.#correct(i, i + 1);
    });
  }

  /** Adds the word that a word goes on from. */
  #longer(i: number) {
    const { text } = this.#list[i]!;
    if (/[^a-z]/.test(text)) return;
    for (let n = text.length - 1; n >= 5; n--) {
      const term = stem(text.slice(0, n));
      if (this.#has(term) && text.startsWith(term)) {
        this.#add(term, i, i, Weight.asLonger, true);
        return;
      }
    }
  }

  /** Makes the words of a phrase that means something as a whole worth less by themselves. */
  #weaken(from: number, to: number) {
    for (const alt of this.alts) {
      if (alt.first !== alt.last || alt.first < from || alt.last > to || alt.weak) continue;
      alt.quality = percent(alt.quality, Weight.inPhrase);
      alt.weak = true;
    }
  }

  #mean(meaning: string, first: number, last: number, quality: number, more?: Partial<Alternative>) {
    this.alts.push({ terms: meaning.split('+'), first, last, quality, typo: false, ...more });
  }

  /** Whether the query has terms beside some of its words: a place that has them answers those alone. */
  #saysBeside(meaning: string, first: number, last: number): boolean {
    return meaning
      .split('+')
      .every((term) => this.#list.some((word, i) => (i < first || i > last) && word.term === term));
  }

  /** Adds what runs of words mean. */
  synonymous() {
    const [list, lexicon] = [this.#list, this.#lexicon];
    for (let i = 0; i < list.length; i++) {
      const said: string[] = [];
      for (let last = i; last < list.length && last < i + Weight.longestSaid; last++) {
        said.push(list[last]!.term);
        const means = lexicon.means(said.join(' '));
        const quality = last > i ? Weight.asPhrase : Weight.asSynonym;
        if (last > i && means.length) {
          this.#weaken(i, last);
          this.#mean(said.join('+'), i, last, Weight.asBoth);
        }
        means.slice(0, this.long ? Weight.longMeanings : undefined).forEach((meaning, n) => {
          if (this.#saysBeside(meaning, i, last)) return;
          const share = Math.max(Weight.leastMeaning, 100 - Weight.laterMeaning * n);
          this.#mean(meaning, i, last, percent(quality, share), { synonym: !n });
        });
        if (means.length) for (let n = i; n <= last; n++) list[n]!.known = true;
      }
    }
  }
}
