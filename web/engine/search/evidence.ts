// Reads postings. The same as internal/search/rank.go.
import type { Alternative, Question } from './question';
import { exactLevel, kindsInKeys } from './coding';
import { wholeMark } from './level';
import { percent } from './percent';
import { apartKey, type Places, type Postings } from './places';
import { type Core, type Kind, kinds } from './types';
import { Weight } from './weights';

/** The kinds of places by their number in keys: a page, and what postings have of pages. */
export const inKeys: Kind[] = [kinds[0], ...kinds.slice(3, 10)];

/** Weighs a term by how many of all records have it: four times the logarithm, without fractions. */
function rarity({ core }: Source, lists: (Postings | undefined)[]): number {
  const having = lists.reduce((sum, list) => sum + (list?.ids.length ?? 0), 0);
  const ratio = Math.max(1, Math.floor(core.count / Math.max(1, having)));
  const log = 31 - Math.clz32(ratio);
  return 4 + 4 * log + (((ratio << 2) >> log) & 3);
}

export interface OpenPage {
  kind: Kind;
  product: number;
  /** The term of the whole title. */
  whole: string;
  /** Other pages that say the same come first. */
  behind: boolean;
  /** It describes what a guide is called after. */
  main: boolean;
  /** It describes several things, each in a section. */
  several: boolean;
}

/** What ranking reads. */
export interface Source {
  core: Core;
  pages: OpenPage[];
  places: Places;
  names: Map<string, Postings>;
  /** Pages by the stems of their whole names. */
  called: Map<string, number[]>;
  productTerms: Set<string>[];
  /** Products by the names of several words of their components and hooks, as one word; '' where several have it. */
  compounds: Map<string, string>;
  /** What is there of a term; undefined where its shard is not. */
  postings(term: string): Postings | undefined;
  apart(term: string): Postings | undefined;
}

/** What a place is. */
export function kindOf({ places, pages }: Pick<Source, 'places' | 'pages'>, id: number): Kind {
  const key = places.keys[id]!;
  if (!key) return pages[id]!.kind;
  return key >= apartKey ? 'icon' : inKeys[key % kindsInKeys]!;
}

/** Postings with what each contributes. */
interface Weighed extends Postings {
  worth: Int32Array;
}

/** What the postings of a query tell of places and pages, as arrays over their numbers. */
export class Evidence {
  protected readonly own: Int32Array[];
  protected readonly exact: Int32Array;
  protected readonly touched: number[] = [];
  readonly #isTouched: Uint8Array;
  protected readonly around: Int32Array[];
  protected readonly named: Int32Array;
  protected readonly spoken: Int32Array;
  protected readonly asked: Int32Array;
  /** What pages are worth more that the query means their name. */
  protected readonly implied: Int32Array;
  protected readonly sharing = new Map<number, number>();
  protected readonly rare: number[];
  /** The bits of all words. */
  protected readonly all: number;
  readonly met: boolean[];
  readonly found: boolean[];

  constructor(
    protected readonly source: Source,
    protected readonly question: Question,
  ) {
    const words = question.words.length;
    this.all = (1 << words) - 1;
    const pages = source.pages.length;
    const count = source.places.pages.length;
    const rows = (length: number) => Array.from({ length: words }, () => new Int32Array(length));
    this.own = rows(count);
    this.around = rows(pages);
    this.exact = new Int32Array(count);
    this.#isTouched = new Uint8Array(count);
    this.named = new Int32Array(pages);
    this.spoken = new Int32Array(pages);
    this.asked = new Int32Array(pages);
    this.implied = new Int32Array(pages);
    this.rare = question.words.map(() => 0);
    this.met = question.alts.map(() => false);
    this.found = question.words.map(() => false);
  }

  /** Reads the postings of all alternatives. */
  protected collect() {
    for (const typos of [false, true]) {
      this.question.alts.forEach((alt, i) => {
        if (alt.typo !== typos || (typos && this.found.slice(alt.first, alt.last + 1).every(Boolean))) return;
        const lists = this.#lists(alt);
        this.met[i] = this.#note(alt, lists);
        if (!this.met[i] || alt.quality < Weight.asPart || alt.typo || alt.terms.length > 1) return;
        if (alt.terms[0]!.startsWith(wholeMark)) return;
        const rare = rarity(this.source, lists);
        for (let w = alt.first; w <= alt.last; w++) this.rare[w] = Math.max(this.rare[w]!, rare);
      });
      if (typos) continue;
      this.question.alts.forEach((alt, i) => {
        if (this.met[i]) this.found.fill(true, alt.first, alt.last + 1);
      });
    }
  }

  /** The postings of an alternative among names, places and names apart: those that have all of its terms. */
  #lists(alt: Alternative): (Weighed | undefined)[] {
    const [first, ...others] = alt.terms.map((term) => this.#weigh(term, alt.quality));
    return others.reduce((all, other) => all.map((list, i) => both(list, other[i])), first!);
  }

  #weigh(term: string, quality: number): (Weighed | undefined)[] {
    const { source } = this;
    const lists = [source.names.get(term), source.postings(term), this.question.aside ? source.apart(term) : undefined];
    const rare = rarity(source, lists);
    const worthOf = (level: number) => percent(quality * (level === exactLevel ? Weight.exactWeight : level), rare);
    // Mapping an array takes a tenth of the time of Int32Array.from with a function.
    return lists.map((list) => list && { ...list, worth: new Int32Array(list.levels).map(worthOf) });
  }

  #touch(id: number) {
    if (!this.#isTouched[id]) {
      this.#isTouched[id] = 1;
      this.touched.push(id);
    }
  }

  /** Adds what an alternative contributes to places and pages. */
  #note(alt: Alternative, [names, ...places]: (Weighed | undefined)[]): boolean {
    let bits = 0;
    for (let w = alt.first; w <= alt.last; w++) bits |= 1 << w;
    this.#imply(alt, bits);
    const isWritten = alt.quality >= Weight.asWritten;
    names?.ids.forEach((page, i) => {
      this.#touch(page);
      this.#raise(this.around, alt, page, names.worth[i]!);
      if (alt.quality >= Weight.asSpoken) this.spoken[page]! |= bits;
      if (names.levels[i] !== exactLevel || alt.weak) return;
      this.named[page]! |= bits;
      if (alt.quality === Weight.asWhole) this.asked[page] = Weight.withQuestion;
    });
    for (const list of places) {
      list?.ids.forEach((id, i) => {
        this.#touch(id);
        this.#raise(this.own, alt, id, list.worth[i]!);
        if (list.levels[i] !== exactLevel || !isWritten) return;
        this.exact[id]! |= bits;
        if (this.source.places.keys[id]) this.sharing.set(bits, (this.sharing.get(bits) ?? 0) + 1);
      });
    }
    return !!names?.ids.length || places.some((list) => list?.ids.length);
  }

  /** Notes the pages that are called what the whole query means: guides, and the reference where there is none. */
  #imply({ terms, synonym, quality }: Alternative, bits: number) {
    const { words } = this.question;
    const { called, pages } = this.source;
    if (!synonym || terms.length > 1 || bits !== this.all) return;
    if (words.length > 1 && words.some(({ term }) => called.has(term))) return; // the query names a page as well
    const list = called.get(terms[0]!) ?? [];
    const guides = new Set(list.filter((page) => pages[page]!.kind !== 'api').map((page) => pages[page]!.product));
    for (const page of list) {
      const { kind, product } = pages[page]!;
      if (kind === 'api' && guides.has(product)) continue;
      const meant = kind === 'api' ? Weight.wholeMeant : Weight.guideMeant;
      this.implied[page] = Math.max(this.implied[page]!, Math.floor((meant * quality) / Weight.asPhrase));
    }
  }

  #raise(rows: Int32Array[], { first, last }: Alternative, id: number, worth: number) {
    for (let w = first; w <= last; w++) if (rows[w]![id]! < worth) rows[w]![id] = worth;
  }

  /** Gives pages a part of what their places say. */
  protected gather() {
    const { pages, keys } = this.source.places;
    for (const id of [...this.touched]) {
      const key = keys[id]!;
      if (!key || key >= apartKey) continue;
      const part = key % kindsInKeys === 1 ? Weight.inPage : Weight.inRows;
      const page = pages[id]!;
      this.#touch(page);
      for (const row of this.own) row[page] = Math.max(row[page]!, percent(row[id]!, part));
    }
  }
}

/** The places of a list that another one has as well. */
function both(list?: Weighed, other?: Weighed): Weighed | undefined {
  if (!list || !other) return undefined;
  const worth = new Map<number, number>();
  other.ids.forEach((id, i) => worth.set(id, other.worth[i]!));
  const kept = [...list.ids.keys()].filter((i) => worth.has(list.ids[i]!));
  return {
    ids: Int32Array.from(kept, (i) => list.ids[i]!),
    levels: Uint8Array.from(kept, () => 1),
    worth: Int32Array.from(kept, (i) => Math.min(list.worth[i]!, worth.get(list.ids[i]!)!)),
  };
}
