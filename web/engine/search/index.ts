// Answers queries over the published files of the index. The same as internal/search, held equal by its
// testdata/cases.json. What is fetched is kept; what could not be had is asked for again by the next query.
import { ask, lexemeOf } from './ask';
import { exactLevel, readVocabulary, termBucket, topicBucket } from './coding';
import { readCore } from './core';
import { inKeys, kindOf, type OpenPage, type Source } from './evidence';
import { excerpt } from './excerpt';
import { nameLevels, pageNames, wholeMark } from './level';
import type { Candidate, Lexeme, Lexicon } from './lexicon';
import { apartKey, Places, type Postings } from './places';
import type { Question } from './question';
import { isLate, received } from './received';
import { restMark } from './rests';
import { kindAt, type Ranked, Ranking } from './rank';
import { stem } from './stem';
import type { AsidePage, Core, Hit, Product, Query, Result, Searcher, StoredPage, WrittenCore } from './types';
import { Weight } from './weights';
import { forms, joined, longestJoined, words } from './words';

export type { Query, Result } from './types';
export { highlighted } from './highlighted';

export function open(entry: string): Searcher {
  return new PublishedIndex(entry);
}

/** Where another file of the index stands, by the hash of its content: below the assets of the same site. */
const addressOf = (entry: string, hash: string) => {
  const [, site = ''] = /^(\w+:\/\/[^/]*)?.*\/search\/core\.json$/.exec(entry) ?? [];
  return `${site}${vitrineBase}/assets/search/${hash}.json`;
};

class PublishedIndex implements Searcher {
  #index?: OpenIndex;
  #opening?: Promise<void>;
  readonly #fetching = new Map<string, Promise<unknown>>();

  constructor(private readonly entry: string) {}

  get products(): Product[] {
    return this.#index?.core.products ?? [];
  }

  ready(progress?: (received: number, total: number) => void): Promise<void> {
    return (this.#opening ??= this.#open(progress).catch((error) => {
      this.#opening = undefined;
      throw error;
    }));
  }

  async #open(progress?: (received: number, total: number) => void) {
    this.#index = new OpenIndex(readCore(JSON.parse(await received(this.entry, progress)) as WrittenCore));
  }

  now(query: Query): Result | undefined {
    if (!this.#index) return undefined;
    const question = ask(this.#index, query);
    return this.#index.result(question, this.#index.rank(question, query), query, true);
  }

  async find(query: Query, first?: (result: Result) => void): Promise<Result> {
    await this.ready();
    const index = this.#index!;
    const missing = new Set<string>();
    const load = (hashes: string[]) => Promise.all(hashes.map((hash) => this.#load(hash, index, missing)));
    let question = ask(index, query);
    const learn = async (hashes: string[]) => {
      if (hashes.length) {
        await load(hashes);
        question = ask(index, query); // with the words and synonyms that came
      }
    };
    await learn(index.neededWords(question));
    await learn(index.neededVocabulary(question.parts)); // a long query asks for fewer, now that its shards are there
    if (question.mistyped) await learn(index.neededVocabulary());
    await learn(index.neededShards(question.rests));
    await load(index.neededTerms(question));
    const answer = index.rank(question, query);
    const records = index.neededRecords(answer, query);
    // On a slow line the best hit is shown before what the others say arrives.
    const inSteps = first && records.length > 1;
    if (inSteps) await this.#load(records.shift()!, index, missing);
    const rest = load(records);
    if (inSteps && (await isLate(rest))) first(index.result(question, answer, query, true));
    await rest;
    const result = index.result(question, answer, query, false);
    if (missing.size) result.missing = [...missing];
    return result;
  }

  /** Fetches a file once. */
  async #load(hash: string, index: OpenIndex, missing: Set<string>) {
    const address = addressOf(this.entry, hash);
    try {
      let answer = this.#fetching.get(hash);
      if (!answer) this.#fetching.set(hash, (answer = received(address).then((text) => index.take(hash, text))));
      await answer;
    } catch {
      this.#fetching.delete(hash);
      missing.add(address);
    }
  }
}

const standardLimit = 20;

/** Begins the keys of synonyms among terms. */
const saidMark = '~';
/** Begins the keys of terms that only names that stand apart have. */
const apartMark = '^';

/** What is in memory. */
class OpenIndex implements Source, Lexicon {
  readonly pages: OpenPage[];
  readonly places: Places;
  readonly names = new Map<string, Postings>();
  readonly called = new Map<string, number[]>();
  readonly productTerms: Set<string>[];
  readonly compounds = new Map<string, string>();
  readonly vocabulary: (Lexeme[] | undefined)[] = [];
  readonly stems = new Set<string>();
  readonly spellings: Lexeme[];
  readonly near = new Map<string, Candidate[]>();

  readonly #shards = new Map<string, Record<string, string>>();
  readonly #read = new Map<string, Postings>();
  readonly #stored = new Map<string, Record<string, StoredPage>>();
  readonly #beginnings: Set<string>;
  readonly #topics: Set<string>;
  #aside?: { pages: AsidePage[]; terms: Map<string, Postings> };
  #ranked?: { key: string; answer: Ranked };

  constructor(readonly core: Core) {
    [this.#beginnings, this.#topics] = core.crowded.map((list) => new Set(list)) as [Set<string>, Set<string>];
    this.places = new Places(core.paths.length);
    this.pages = core.titles.map((title, page) => ({
      ...kindAt(core.kinds[page]!),
      product: core.of[page]!,
      whole: wholeMark + joined(words(title)),
      main: false,
      several: core.names[page]!.includes(','),
    }));
    this.productTerms = core.products.map(
      ({ id, label }) => new Set([...forms(label), ...forms(id)].map((form) => stem(form))),
    );
    this.spellings = this.#nameAll();
    this.#markMain();
  }

  #nameAll() {
    const lists = new Map<string, [id: number, level: number][]>();
    const spelled = new Set<string>();
    this.core.titles.forEach((title, page) => {
      const { kind, product } = this.pages[page]!;
      const id = this.core.products[product]?.id ?? '';
      const names = this.core.names[page] ? this.core.names[page].split(',') : [];
      for (const [term, level] of pageNames(title, names)) note(lists, term, page, level);
      for (const name of [...names, title]) {
        const list = words(name);
        const term = stem(joined(list));
        const pages = this.called.get(term);
        if (!pages) this.called.set(term, [page]);
        else if (!pages.includes(page)) pages.push(page);
        for (const { text } of list) spelled.add(text);
        if (list.length > 1 && list.length <= longestJoined) spelled.add(joined(list));
        if (list.length > 1 && kind !== 'guide') {
          const text = joined(list);
          this.compounds.set(text, (this.compounds.get(text) ?? id) === id ? id : '');
        }
      }
    });
    for (const [term, list] of lists) this.names.set(term, postingsOf(list));
    return Array.from(spelled, (word) => lexemeOf({ word, common: 0 }));
  }

  /** Finds the pages of the reference that describe what guides are called after. */
  #markMain() {
    const guides = new Set<string>();
    for (const { kind, product, whole } of this.pages) if (kind === 'page') guides.add(`${product} ${whole}`);
    this.pages.forEach((page, i) => {
      const name = wholeMark + joined(words(this.core.names[i]!));
      page.main = page.kind === 'api' && guides.has(`${page.product} ${name}`);
    });
  }

  /** Takes in a file that was fetched. */
  take(hash: string, text: string) {
    const value: unknown = JSON.parse(text);
    this.#ranked = undefined;
    if (hash === this.core.aside) this.#openAside(value as AsidePage[]);
    this.core.words.forEach((of, part) => of === hash && this.#openVocabulary(part, value as string));
    // Two shards without anything are the same file.
    if (this.core.terms.includes(hash)) this.#shards.set(hash, value as Record<string, string>);
    if (this.core.records.includes(hash)) this.#stored.set(hash, value as Record<string, StoredPage>);
  }

  #openVocabulary(part: number, text: string) {
    const list = (this.vocabulary[part] = readVocabulary(text).map(lexemeOf));
    for (const { term } of list) this.stems.add(term);
    this.near.clear();
  }

  #openAside(pages: AsidePage[]) {
    const lists = new Map<string, [id: number, level: number][]>();
    for (const { page, rows } of pages) {
      rows.forEach(([name = '', also = ''], row) => {
        const id = this.places.id(page, apartKey + row);
        const levels = new Map<string, number>();
        for (const [term, level] of nameLevels(name)) if (!levels.has(term)) levels.set(term, level);
        for (const form of forms(also)) if (!levels.has(stem(form))) levels.set(stem(form), Weight.alsoLevel);
        for (const [term, level] of levels) note(lists, term, id, level);
      });
    }
    const terms = new Map<string, Postings>();
    for (const [term, list] of lists) terms.set(term, postingsOf(list));
    this.#aside = { pages, terms };
  }

  bucketOf = (term: string) => termBucket(term, this.core.terms.length, this.#beginnings);
  #shardOf = (term: string) => this.core.terms[this.bucketOf(term)]!;
  #recordsOf = (page: number) =>
    this.core.records[topicBucket(this.core.paths[page]!, this.core.records.length, this.#topics)]!;

  postings(term: string): Postings | undefined {
    const known = this.#read.get(term);
    if (known) return known;
    const shard = this.#shards.get(this.#shardOf(term));
    if (!shard || !Object.hasOwn(shard, term)) return undefined;
    const made = this.places.read(shard[term]!);
    this.#read.set(term, made);
    return made;
  }

  apart = (term: string) => this.#aside?.terms.get(term);

  stands = (term: string) => this.#inShard(term);
  standsApart = (term: string) => this.#inShard(term, apartMark);

  #inShard(term: string, mark = ''): boolean {
    const shard = this.#shards.get(this.#shardOf(term));
    return !!shard && Object.hasOwn(shard, mark + term);
  }

  begins = (rest: string) => this.#shards.get(this.#shardOf(rest))?.[restMark + rest] ?? '';

  beginning(text: string): string[] {
    const shard = this.#shards.get(this.#shardOf(text)) ?? {};
    return Object.keys(shard).filter((term) => term.startsWith(text) && !term.includes(' '));
  }

  means(said: string): string[] {
    const shard = this.#shards.get(this.#shardOf(said));
    return shard && Object.hasOwn(shard, saidMark + said) ? shard[saidMark + said]!.split(',') : [];
  }

  /** The files that have the words of a query, and what is said with them. */
  neededWords({ words, name, long, parts }: Question): string[] {
    const terms = words.map(({ term }) => term);
    if (name) terms.push(name);
    const shards = this.neededShards(terms);
    return long ? shards : [...shards, ...this.neededVocabulary(parts)];
  }

  /** The shards of some terms that are not there. */
  neededShards(terms: string[]): string[] {
    return [...new Set(terms.map(this.#shardOf))].filter((hash) => !this.#shards.has(hash));
  }

  /** Parts of the vocabulary that are not there: of these, or of all. */
  neededVocabulary(parts?: Set<number>): string[] {
    return this.core.words.filter((_, part) => (!parts || parts.has(part)) && !this.vocabulary[part]);
  }

  /** The files that the ranking of a query reads and that are not there. */
  neededTerms({ alts, aside }: Question): string[] {
    const needed = this.neededShards(alts.flatMap(({ terms }) => terms));
    if (aside && this.core.aside && !this.#aside) needed.push(this.core.aside);
    return needed;
  }

  neededRecords(answer: Ranked, query: Query): string[] {
    const needed = new Set(
      this.#narrowed(answer, query)
        .shown.slice(0, query.limit || standardLimit)
        .map((id) => this.#recordsOf(this.places.pages[id]!)),
    );
    for (const hash of needed) if (this.#stored.has(hash)) needed.delete(hash);
    return [...needed];
  }

  /** A keystroke is answered twice, at once and with all files: where none came between, what was ranked holds. */
  rank(question: Question, query: Query): Ranked {
    const key = JSON.stringify(query);
    if (this.#ranked?.key !== key) {
      // Postings number their places as they are read: all of them before arrays are made.
      for (const { terms } of question.alts) terms.forEach((term) => this.postings(term));
      this.#ranked = { key, answer: new Ranking(this, question, query).run() };
    }
    return this.#ranked.answer;
  }

  /** The places of the kinds and the product that were asked for; the others are counted. */
  #narrowed({ ids }: Ranked, { only, kinds }: Query) {
    const counts: Result['counts'] = {};
    const byProduct: Result['byProduct'] = {};
    const shown = ids.filter((id) => {
      const kind = kindOf(this, id);
      const of = this.pages[this.places.pages[id]!]!.product;
      const product = this.core.products[of]?.id ?? '';
      const there = !only || product === only;
      const wanted = !kinds?.length || kinds.includes(kind);
      if (there) counts[kind] = (counts[kind] ?? 0) + 1;
      if (wanted && product) byProduct[product] = (byProduct[product] ?? 0) + 1;
      return there && wanted;
    });
    return { shown, counts, byProduct };
  }

  /** Without what is not in memory where the answer can't wait. */
  result(question: Question, answer: Ranked, query: Query, atOnce: boolean): Result {
    const { shown, counts, byProduct } = this.#narrowed(answer, query);
    const met = [
      ...new Set(
        question.alts.flatMap((alt, i) =>
          answer.met[i] ? alt.terms.filter((term) => !term.startsWith(wholeMark)) : [],
        ),
      ),
    ];
    const result: Result = { hits: [], total: shown.length, counts, byProduct, met };
    for (const id of shown) {
      if (result.hits.length >= (query.limit || standardLimit)) break;
      const hit = this.#hit(id, answer.scores[id]!, met);
      if (hit) result.hits.push(hit);
      else if (!atOnce) result.total--;
    }
    const fixed = question.words.map(({ text, fix }, i) => (!answer.found[i] && fix ? fix : text));
    if (question.words.some(({ text }, i) => text !== fixed[i])) result.meant = fixed.join(' ');
    return result;
  }

  /** A place as it is shown; undefined where what it shows is not there. */
  #hit(id: number, score: number, met: string[]): Hit | undefined {
    const { core } = this;
    const page = this.places.pages[id]!;
    const key = this.places.keys[id]!;
    const [path, title] = [core.paths[page]!, core.titles[page]!];
    const here = vitrineBase + path;
    const hit: Hit = { address: here, kind: kindOf(this, id), title, score };
    const product = core.products[core.of[page]!]?.id;
    const group = core.groups[core.in[page]!];
    if (product) hit.product = product;
    if (group) hit.group = group;
    const stored = this.#stored.get(this.#recordsOf(page))?.[path];
    if (!key) return stored?.about ? { ...hit, excerpt: stored.about } : hit;
    if (key >= apartKey) {
      const aside = this.#aside!.pages.find((one) => one.page === page)!;
      const name = aside.rows[key - apartKey]![0]!;
      return {
        ...hit,
        title: name,
        page: title,
        address: addressIn(here, aside.prefix + name),
      };
    }
    const places = stored?.places?.[hit.kind];
    const row = places?.rows[Math.floor(key / inKeys.length)];
    if (!row) return undefined;
    const [name = '', text = '', type = '', standard = '', own = ''] = row;
    hit.title = name;
    const { kind, several } = this.pages[page]!;
    hit.page = (kind === 'api' && !several && core.names[page]) || title;
    hit.address = addressIn(here, own || (places!.prefix ?? '') + name);
    if (type) hit.type = type;
    if (standard) hit.default = standard;
    if (text) hit.excerpt = excerpt(text, met);
    return hit;
  }
}

/** That of a place in a page: a fragment, or a query that the page understands. */
const addressIn = (path: string, id: string) => path + (id.startsWith('?') ? id : `#${id}`);

function note(lists: Map<string, [number, number][]>, term: string, id: number, level: number) {
  const list = lists.get(term);
  if (list) list.push([id, level]);
  else lists.set(term, [[id, level]]);
}

const postingsOf = (list: [number, number][]): Postings => ({
  ids: Int32Array.from(list, ([id]) => id),
  levels: Uint8Array.from(list, ([, level]) => Math.min(level, exactLevel)),
});
