// Ranks places. The same as internal/search/score.go.
import type { Question } from './question';
import { Evidence, kindOf, type OpenPage, type Source } from './evidence';
import { mayBeMessage, ownProducts } from './own';
import { percent } from './percent';
import { type Kind, kinds, type Query } from './types';
import { kindPercent, Weight } from './weights';

export interface Ranked {
  /** Of places, the best first. */
  ids: number[];
  scores: Int32Array;
  /** By alternative. */
  met: boolean[];
  /** By word: it stands somewhere as it is written. */
  found: boolean[];
}

export class Ranking extends Evidence {
  readonly #product: boolean[][] = [];
  readonly #nearness: number[];
  readonly #scores: Int32Array;
  /** What places would be worth in the reader's own product. */
  readonly #home: Int32Array;
  readonly #metWords: Uint8Array;
  /** The product that the reader is on, or the one that the search stays in. */
  readonly #at?: string;
  /** Ids of the products that count as the reader's own. */
  readonly #own: Set<string>;
  /** The search stays in a product that is not one of those, and is as if the reader were there. */
  readonly #away: boolean;
  readonly #messages: number;

  constructor(source: Source, question: Question, query: Query) {
    super(source, question);
    const { products } = source.core;
    const own = ownProducts(source, query.product, question);
    const { only } = query;
    this.#at = only || query.product;
    this.#own = only ? new Set([only]) : own;
    this.#away = !!only && !own.has(only);
    this.#messages = this.#at && mayBeMessage(question) ? Weight.ownProduct : 100;
    const count = source.places.pages.length;
    this.#scores = new Int32Array(count);
    this.#home = new Int32Array(count);
    this.#metWords = new Uint8Array(count);
    this.#nearness = products.map((product, i) => this.#nearnessOf(product.id, i, product.family));
  }

  run(): Ranked {
    this.collect();
    this.#productWords();
    this.gather();
    return {
      ids: this.#ranked(),
      scores: this.#scores,
      met: this.met,
      found: this.found,
    };
  }

  /** Which words of the query are words of which product's label, where they tell products apart. */
  #productWords() {
    const { productTerms } = this.source;
    for (const { term } of this.question.words) {
      const list = productTerms.map((terms) => terms.has(term));
      const count = list.filter(Boolean).length;
      this.#product.push(count * 2 > list.length && count > 1 ? list.map(() => false) : list);
    }
  }

  #nearnessOf(id: string, i: number, family?: string): number {
    if (this.#own.has(id)) return Weight.ownProduct;
    if (id === this.#at) return Weight.unnamedOwn;
    const { products } = this.source.core;
    if (family && products.some((other) => this.#own.has(other.id) && other.family === family)) return Weight.ownFamily;
    return this.#at ? Weight.otherProduct : Math.max(100 - Weight.laterProduct * i, Weight.leastProduct);
  }

  #near(product: number, kind: Kind): number {
    if (product >= 0) return this.#nearness[product]!;
    return kind === 'error' ? this.#messages : 100; // messages of all products
  }

  /** What a place is worth to the query. */
  #score(id: number): number {
    const { question, source } = this;
    const pageId = source.places.pages[id]!;
    const isPage = !source.places.keys[id];
    const kind = kindOf(this.source, id);
    const page = source.pages[pageId]!;
    let explained = this.exact[id]! | (kind === 'section' ? this.spoken[pageId]! : this.named[pageId]!);
    let [score, met, covered, all] = [0, 0, 0, 0];
    let share = kindPercent[kind];
    for (let w = 0; w < question.words.length; w++) {
      const word = question.words[w]!;
      let worth = this.own[w]![id]!;
      let part = this.around[w]![pageId]!;
      if (!isPage) part = percent(part, kind === 'section' ? Weight.aroundPlace : Weight.aroundRow);
      const also = kind === 'section' ? Weight.alsoThere : Weight.alsoPart;
      worth = Math.max(worth, part) + Math.floor(Math.min(worth, part) / also);
      if (page.product >= 0 && this.#product[w]![page.product]) {
        worth = Math.max(this.own[w]![id]!, Weight.productWorth);
        explained |= 1 << w;
      }
      if (word.kinds.includes(kind)) {
        worth = Math.max(worth, Weight.kindWorth);
        explained |= 1 << w;
        share = Math.max(share, 100); // the query names the kind
      }
      const rare = word.kinds.length ? 1 : Math.max(Weight.leastRare, this.rare[w]!);
      all += rare;
      if (worth > 0) {
        met++;
        covered += rare;
      }
      score += worth;
    }
    this.#metWords[id] = met;
    score = Math.floor((score * covered) / all);
    score = percent(score, share);
    const isNamed = explained === this.all;
    const more = isNamed ? this.#whole(id, pageId, kind) : isPage ? this.implied[pageId]! : 0;
    this.#home[id] = weighed(page, score + more);
    if (more) score += percent(more, this.#abroad(isPage, pageId, kind));
    return percent(weighed(page, score), this.#near(page.product, kind));
  }

  /** What is added to a place that the query names. */
  #whole(id: number, page: number, kind: Kind): number {
    const exact = this.exact[id]!;
    if (this.source.places.keys[id]) {
      if (!exact || this.question.asks) return 0;
      const worth = exact === this.all ? Weight.wholeRow : Weight.wholeRowThere;
      return Math.floor((worth * Weight.fewRows) / Math.max(Weight.fewRows, this.sharing.get(exact) ?? 0));
    }
    if (!(exact | this.named[page]!)) return 0;
    const base = kind === 'api' ? Weight.wholeAPI : this.#isTitled(page) ? Weight.wholeTitle : Weight.wholeName;
    return base + this.asked[page]!;
  }

  /** What is left of the worth of a whole name in a product that the reader is not on, in percent. */
  #abroad(isPage: boolean, page: number, kind: Kind): number {
    if (this.#near(this.source.pages[page]!.product, kind) !== Weight.otherProduct) return 100;
    if (!isPage) return 0;
    if (kind === 'api') return Weight.abroadAPI;
    return this.#isTitled(page) ? 100 : 0;
  }

  /** Whether the title of a page, and not only a name in it, is a run of words of the query. */
  #isTitled(page: number): boolean {
    const { whole } = this.source.pages[page]!;
    return this.question.alts.some((alt, i) => this.met[i] && !alt.weak && alt.terms[0] === whole);
  }

  /** All places that meet enough of the query, the best first. */
  #ranked(): number[] {
    const { places, pages } = this.source;
    const best = new Map<number, number>();
    let [most, home] = [0, 0];
    for (const id of this.touched) {
      const score = (this.#scores[id] = this.#score(id));
      home = Math.max(home, this.#home[id]!);
      if (score > 0) most = Math.max(most, this.#metWords[id]!);
      const page = places.pages[id]!;
      const other = best.get(page);
      if (kindOf(this.source, id) === 'section' && (other === undefined || this.#isBefore(id, other)))
        best.set(page, id);
    }
    this.#deepen(best);
    const least = most > 1 ? most - Math.ceil(most / Weight.leastShare) : most;
    const highest = this.touched.reduce((score, id) => Math.max(score, this.#scores[id]!), 0);
    const order = (a: number, b: number) =>
      this.#scores[b]! - this.#scores[a]! ||
      pages[places.pages[a]!]!.whole.length - pages[places.pages[b]!]!.whole.length ||
      places.pages[a]! - places.pages[b]! ||
      places.keys[a]! - places.keys[b]!;
    const list = this.touched
      .filter(
        (id) =>
          !this.#isFaint(id, highest, home) &&
          this.#metWords[id]! >= least &&
          (!places.keys[id] || this.own.some((row) => row[id]! > 0)),
      )
      .sort(order);
    // Other pages come before the third section of a page.
    const sections = new Map<number, number>();
    for (const id of list) {
      if (kindOf(this.source, id) !== 'section') continue;
      const count = (sections.get(places.pages[id]!) ?? 0) + 1;
      sections.set(places.pages[id]!, count);
      if (count > Weight.mostSections) this.#scores[id] = percent(this.#scores[id]!, Weight.laterSection);
    }
    return list.sort(order);
  }

  /**
   * Whether a place is worth too little compared to the best one. A place in a product that is not the reader's own is
   * far down, and no less of an answer: a reader who narrows the search to that product wants it, and finds as many as
   * were counted.
   */
  #isFaint(id: number, highest: number, home: number): boolean {
    const { pages, places } = this.source;
    const isFaint = this.#scores[id]! * Weight.faintest <= highest;
    const isElsewhere = this.#at && this.#nearness[pages[places.pages[id]!]!.product]! < Weight.ownProduct;
    return this.#away || (isFaint && isElsewhere) ? this.#home[id]! * Weight.faintest <= home : isFaint;
  }

  /** Whether a section comes before another one of its page. */
  #isBefore(a: number, b: number): boolean {
    const { keys } = this.source.places;
    return this.#scores[a]! > this.#scores[b]! || (this.#scores[a] === this.#scores[b] && keys[a]! < keys[b]!);
  }

  /** Puts the best section of a page before it where its names don't answer the query by themselves. */
  #deepen(best: Map<number, number>) {
    const scores = this.#scores;
    for (const [page, section] of best) {
      const [worth, top] = [scores[page]!, scores[section]!];
      if (this.#answers(page)) {
        this.#lower(page, worth, top);
      } else if (top * 100 >= worth * Weight.deepest) {
        scores[section] = Math.max(top, worth);
        scores[page] = percent(scores[section], Weight.afterSection);
      }
    }
  }

  /**
   * Puts sections behind their page, which answers, in their order, but for the one that describes what the query names
   * on a page of the reference. Scores are integers in their array.
   */
  #lower(page: number, worth: number, top: number) {
    const { all, source } = this;
    const scores = this.#scores;
    const { several, kind } = source.pages[page]!;
    for (const id of this.touched) {
      if (source.places.pages[id] !== page || kindOf(source, id) !== 'section') continue;
      if (several && kind === 'api' && this.exact[id] === all) scores[id] = worth + 1;
      else if (
        top >= worth &&
        (all === 1 || (!this.exact[id] && this.spoken[page] === all && !this.#saysMore(id, page)))
      )
        scores[id] = (scores[id]! * (worth - 1)) / top;
    }
  }

  /** Whether a section says more of a word than the names of its page do. */
  #saysMore(id: number, page: number): boolean {
    return this.own.some((row, w) => row[id]! > this.around[w]![page]!);
  }

  /** Whether each word of the query stands for something in the names of a page. */
  #answers(page: number): boolean {
    return this.question.words.every(
      (_, w, { length }) =>
        this.around[w]![page]! > 0 && (length <= Weight.fewWords || (this.spoken[page]! & (1 << w)) !== 0),
    );
  }
}

/** A score by what is known of the page, whatever is asked. */
const weighed = ({ behind, main }: OpenPage, score: number) =>
  percent(percent(score, behind ? Weight.behindOthers : 100), main ? Weight.mainPage : 100);

/** What a page is, and whether other pages that say the same come first. */
export function kindAt(character: string): { kind: Kind; behind: boolean } {
  const kind = character.charCodeAt(0) - 48;
  return { kind: kinds[kind % kinds.length]!, behind: kind >= kinds.length };
}
