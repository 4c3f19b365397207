// Ranks places. The same as internal/search/rank.go and score.go.
import { type Alternative, asPart, asWhole, asWritten, type Question, wholeMark } from './ask';
import { exactLevel, kindsInKeys } from './coding';
import { apartKey, type Places, type Postings } from './places';
import { type Core, type Kind, kinds, type Query } from './types';

const exactWeight = 18;
const inPage = 45;
const inRows = 15;
const aroundPlace = 80;
const alsoPart = 4;
const productWorth = 260;
const kindWorth = 240;
const wholeTitle = 16_000;
const wholeName = 14_000;
const wholeAPI = 13_500;
const wholeRow = 6_000;
const wholeRowThere = 12_000;
const withQuestion = 3_000;
const fewRows = 8;
const ownProduct = 130;
const ownFamily = 110;
const otherProduct = 80;
const mainPage = 106;
const leastRare = 4;

const kindPercent: Record<Kind, number> = {
  page: 100,
  guide: 100,
  api: 70,
  section: 90,
  prop: 60,
  slot: 50,
  class: 50,
  event: 70,
  error: 80,
  theme: 60,
  icon: 50,
};

const inKeys: Kind[] = ['page', 'section', 'prop', 'slot', 'class', 'event', 'error', 'theme'];

/** Weighs a term that so many of all records have: four times the logarithm, without fractions. */
function rarity(all: number, having: number): number {
  const ratio = Math.max(1, Math.floor(all / Math.max(1, having)));
  const log = 31 - Math.clz32(ratio);
  return 4 + 4 * log + (((ratio << 2) >> log) & 3);
}

export interface OpenPage {
  kind: Kind;
  product: number;
  /** The term of the whole title. */
  whole: string;
  /** It describes what a guide is called after. */
  main: boolean;
}

/** What ranking reads. */
export interface Source {
  core: Core;
  pages: OpenPage[];
  places: Places;
  names: Map<string, Postings>;
  productTerms: Set<string>[];
  /** What is there of a term; undefined where its shard is not. */
  postings(term: string): Postings | undefined;
  apart(term: string): Postings | undefined;
}

/** Postings with what each contributes. */
interface Weighed extends Postings {
  worth: Int32Array;
}

export interface Ranked {
  /** Of places, the best first. */
  ids: number[];
  scores: Int32Array;
  /** By alternative. */
  met: boolean[];
  /** By word: it stands somewhere as it is written. */
  found: boolean[];
}

export class Ranking {
  private readonly count: number;
  private readonly own: Int32Array[];
  private readonly exact: Int32Array;
  private readonly touched: number[] = [];
  private readonly isTouched: Uint8Array;
  private readonly around: Int32Array[];
  private readonly named: Int32Array;
  private readonly spoken: Int32Array;
  private readonly asked: Int32Array;
  private readonly sharing = new Map<number, number>();
  private readonly scores: Int32Array;
  private readonly metWords: Uint8Array;
  private readonly rare: number[];
  private readonly product: boolean[][] = [];
  private readonly nearness: number[];
  readonly met: boolean[];
  readonly found: boolean[];

  constructor(
    private readonly source: Source,
    private readonly question: Question,
    private readonly query: Query,
  ) {
    const words = question.words.length;
    const pages = source.pages.length;
    const count = (this.count = source.places.pages.length);
    const rows = (length: number) => Array.from({ length: words }, () => new Int32Array(length));
    this.own = rows(count);
    this.around = rows(pages);
    this.exact = new Int32Array(count);
    this.scores = new Int32Array(count);
    this.metWords = new Uint8Array(count);
    this.isTouched = new Uint8Array(count);
    this.named = new Int32Array(pages);
    this.spoken = new Int32Array(pages);
    this.asked = new Int32Array(pages);
    this.rare = question.words.map(() => 0);
    this.met = question.alts.map(() => false);
    this.found = question.words.map(() => false);
    this.nearness = source.core.products.map((product) => this.nearnessOf(product.id, product.family));
  }

  run(): Ranked {
    this.collect();
    this.productWords();
    this.gather();
    return { ids: this.ranked(), scores: this.scores, met: this.met, found: this.found };
  }

  /** Reads the postings of all alternatives. */
  private collect() {
    for (const typos of [false, true]) {
      this.question.alts.forEach((alt, i) => {
        if (alt.typo !== typos || (typos && this.found[alt.first])) return;
        const lists = this.lists(alt);
        this.met[i] = this.note(alt, lists);
        if (!this.met[i] || alt.quality < asPart || alt.typo || alt.terms.length > 1) return;
        if (alt.terms[0]!.startsWith(wholeMark)) return;
        const rare = rarity(
          this.source.core.count,
          lists.reduce((sum, list) => sum + (list?.ids.length ?? 0), 0),
        );
        for (let w = alt.first; w <= alt.last; w++) this.rare[w] = Math.max(this.rare[w]!, rare);
      });
      if (typos) continue;
      this.question.alts.forEach((alt, i) => {
        if (this.met[i]) this.found.fill(true, alt.first, alt.last + 1);
      });
    }
  }

  /** The postings of an alternative among names, places and names apart: those that have all of its terms. */
  private lists(alt: Alternative): (Weighed | undefined)[] {
    const [first, ...others] = alt.terms.map((term) => this.weigh(term, alt.quality));
    return others.reduce((all, other) => all.map((list, i) => both(list, other[i])), first!);
  }

  private weigh(term: string, quality: number): (Weighed | undefined)[] {
    const { source } = this;
    const lists = [
      source.names.get(term),
      source.postings(term),
      this.question.aside ? source.apart(term) : undefined,
    ];
    const rare = rarity(
      source.core.count,
      lists.reduce((sum, list) => sum + (list?.ids.length ?? 0), 0),
    );
    return lists.map(
      (list) =>
        list && {
          ...list,
          worth: Int32Array.from(list.levels, (level) =>
            Math.floor((quality * (level === exactLevel ? exactWeight : level) * rare) / 100),
          ),
        },
    );
  }

  private touch(id: number) {
    if (!this.isTouched[id]) {
      this.isTouched[id] = 1;
      this.touched.push(id);
    }
  }

  /** Adds what an alternative contributes to places and pages. */
  private note(alt: Alternative, [names, ...places]: (Weighed | undefined)[]): boolean {
    let bits = 0;
    for (let w = alt.first; w <= alt.last; w++) bits |= 1 << w;
    const whole = (level: number) => level === exactLevel && alt.quality >= asWritten;
    names?.ids.forEach((page, i) => {
      this.touch(page);
      this.raise(this.around, alt, page, names.worth[i]!);
      if (alt.quality >= asWritten) this.spoken[page]! |= bits;
      if (!whole(names.levels[i]!)) return;
      this.named[page]! |= bits;
      if (alt.quality === asWhole) this.asked[page] = withQuestion;
    });
    for (const list of places) {
      list?.ids.forEach((id, i) => {
        this.touch(id);
        this.raise(this.own, alt, id, list.worth[i]!);
        if (!whole(list.levels[i]!)) return;
        this.exact[id]! |= bits;
        if (this.source.places.keys[id]) this.sharing.set(bits, (this.sharing.get(bits) ?? 0) + 1);
      });
    }
    return !!names?.ids.length || places.some((list) => list?.ids.length);
  }

  private raise(rows: Int32Array[], { first, last }: Alternative, id: number, worth: number) {
    for (let w = first; w <= last; w++) if (rows[w]![id]! < worth) rows[w]![id] = worth;
  }

  kindOf(id: number): Kind {
    const key = this.source.places.keys[id]!;
    if (!key) return this.source.pages[id]!.kind;
    return key >= apartKey ? 'icon' : inKeys[key % kindsInKeys]!;
  }

  /** Gives pages a part of what their places say. */
  private gather() {
    const { pages, keys } = this.source.places;
    for (const id of [...this.touched]) {
      const key = keys[id]!;
      if (!key || key >= apartKey) continue;
      const part = key % kindsInKeys === 1 ? inPage : inRows;
      const page = pages[id]!;
      this.touch(page);
      for (const row of this.own) row[page] = Math.max(row[page]!, Math.floor((row[id]! * part) / 100));
    }
  }

  /** Which words of the query are words of which product's label, where they tell products apart. */
  private productWords() {
    const { productTerms } = this.source;
    for (const { term } of this.question.words) {
      const list = productTerms.map((terms) => terms.has(term));
      const count = list.filter(Boolean).length;
      this.product.push(count * 2 > list.length && count > 1 ? list.map(() => false) : list);
    }
  }

  private nearnessOf(id: string, family?: string): number {
    const own = this.query.product;
    if (id === own) return ownProduct;
    if (family && this.source.core.products.some((other) => other.id === own && other.family === family))
      return ownFamily;
    return own ? otherProduct : 100;
  }

  private near = (product: number) => (product < 0 ? 100 : this.nearness[product]!);

  /** What a place is worth to the query. */
  private score(id: number): number {
    const { question, source } = this;
    const pageId = source.places.pages[id]!;
    const isPage = !source.places.keys[id];
    const kind = this.kindOf(id);
    const page = source.pages[pageId]!;
    let explained = this.exact[id]! | (isPage ? this.named[pageId]! : this.spoken[pageId]!);
    let [score, met, covered, all] = [0, 0, 0, 0];
    for (let w = 0; w < question.words.length; w++) {
      const word = question.words[w]!;
      let worth = this.own[w]![id]!;
      let part = this.around[w]![pageId]!;
      if (!isPage) part = Math.floor((part * aroundPlace) / 100);
      worth = Math.max(worth, part) + Math.floor(Math.min(worth, part) / alsoPart);
      if (page.product >= 0 && this.product[w]![page.product]) {
        worth = Math.max(worth, productWorth);
        explained |= 1 << w;
      }
      if (word.kinds.length && word.kinds.includes(kind)) {
        worth = Math.max(worth, kindWorth);
        explained |= 1 << w;
      }
      const rare = word.kinds.length ? 1 : Math.max(leastRare, this.rare[w]!);
      all += rare;
      if (worth > 0) {
        met++;
        covered += rare;
      }
      score += worth;
    }
    this.metWords[id] = met;
    score = Math.floor((Math.floor((score * covered) / all) * covered) / all);
    score = Math.floor((score * kindPercent[kind]) / 100);
    if (explained === (1 << question.words.length) - 1)
      score += Math.floor((this.whole(id, pageId, kind) * this.abroad(isPage, pageId, kind)) / 100);
    if (page.main) score = Math.floor((score * mainPage) / 100);
    return Math.floor((score * this.near(page.product)) / 100);
  }

  /** What is added to a place that the query names. */
  private whole(id: number, page: number, kind: Kind): number {
    const exact = this.exact[id]!;
    if (this.source.places.keys[id]) {
      if (!exact) return 0;
      if (exact !== (1 << this.question.words.length) - 1) return wholeRowThere;
      return Math.floor((wholeRow * fewRows) / Math.max(fewRows, this.sharing.get(exact) ?? 0));
    }
    if (!(exact | this.named[page]!)) return 0;
    const base = kind === 'api' ? wholeAPI : this.isTitled(page) ? wholeTitle : wholeName;
    return base + this.asked[page]!;
  }

  /** What is left of the worth of a whole name in a product that the reader is not on, in percent. */
  private abroad(isPage: boolean, page: number, kind: Kind): number {
    if (this.near(this.source.pages[page]!.product) !== otherProduct) return 100;
    if (!isPage) return 12;
    if (kind === 'api') return 50;
    return this.isTitled(page) ? 100 : 12;
  }

  /** Whether the title of a page, and not only a name in it, is a run of words of the query. */
  private isTitled(page: number): boolean {
    const { whole } = this.source.pages[page]!;
    return this.question.alts.some((alt, i) => this.met[i] && alt.quality >= asWritten && alt.terms[0] === whole);
  }

  /** All places that meet enough of the query, the best first. */
  private ranked(): number[] {
    const { places, pages } = this.source;
    const best = new Map<number, number>();
    let most = 0;
    for (const id of this.touched) {
      const score = (this.scores[id] = this.score(id));
      if (score > 0) most = Math.max(most, this.metWords[id]!);
      const page = places.pages[id]!;
      const other = best.get(page);
      if (this.kindOf(id) === 'section' && (other === undefined || this.isBefore(id, other))) best.set(page, id);
    }
    this.deepen(best);
    const words = this.question.words.length;
    const least = words > 2 && most > 1 ? most - 1 : most;
    return this.touched
      .filter(
        (id) =>
          this.scores[id]! > 0 &&
          this.metWords[id]! >= least &&
          (!places.keys[id] || this.own.some((row) => row[id]! > 0)),
      )
      .sort(
        (a, b) =>
          this.scores[b]! - this.scores[a]! ||
          pages[places.pages[a]!]!.whole.length - pages[places.pages[b]!]!.whole.length ||
          places.pages[a]! - places.pages[b]! ||
          places.keys[a]! - places.keys[b]!,
      );
  }

  /** Whether a section comes before another one of its page. */
  private isBefore(a: number, b: number): boolean {
    const { keys } = this.source.places;
    return this.scores[a]! > this.scores[b]! || (this.scores[a] === this.scores[b] && keys[a]! < keys[b]!);
  }

  /** Puts pages behind their best section where their names don't answer the query by themselves. */
  private deepen(best: Map<number, number>) {
    for (const [page, section] of best) {
      if (!this.isTouched[page]) continue;
      if (this.scores[section]! >= this.scores[page]! || this.metWords[section]! < this.metWords[page]!) continue;
      if (this.around.some((row) => !row[page])) this.scores[page] = this.scores[section]! - 1;
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

export const kindAt = (digit: string) => kinds[digit.charCodeAt(0) - 48]!;
