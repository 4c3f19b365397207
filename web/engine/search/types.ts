/** What a hit leads to. The same as Kinds in internal/search, in that order. */
export const kinds = [
  'page',
  'guide',
  'api',
  'section',
  'prop',
  'slot',
  'class',
  'event',
  'error',
  'theme',
  'icon',
] as const;
export type Kind = (typeof kinds)[number];

export interface Query {
  text: string;
  /** The reader's own: ranked first. */
  product?: string;
  /** A product to stay in. */
  only?: string;
  kinds?: readonly Kind[];
  /** Hits; 20 without it. */
  limit?: number;
}

export interface Hit {
  /** Path, with a fragment for places in pages. */
  address: string;
  kind: Kind;
  /** Of the page, the heading, or the name of the row. */
  title: string;
  /** Title of the page that holds a place. */
  page?: string;
  product?: string;
  group?: string;
  type?: string;
  default?: string;
  /** Plain text around what was met, or the description. */
  excerpt?: string;
  score: number;
}

export interface Result {
  hits: Hit[];
  total: number;
  /** Before kinds narrow the hits. */
  counts: Partial<Record<Kind, number>>;
  /** Before a product narrows them. */
  byProduct: Record<string, number>;
  /** Terms of the index that were met: what is marked. */
  met: string[];
  /** The query that is answered instead. */
  meant?: string;
  /** Addresses of parts of the index that could not be had. */
  missing?: string[];
}

export interface Product {
  id: string;
  label: string;
  home: string;
  family?: string;
  /** Other words that name it in a query. */
  words?: string[];
}

export interface Searcher {
  /** The core is there. */
  ready(progress?: (received: number, total: number) => void): Promise<void>;
  /** At once, from what is in memory; undefined before the core is there. */
  now(query: Query): Result | undefined;
  /** Fetches the shards that the query needs; tells what it has once the best hit can be shown, if the rest is late. */
  find(query: Query, first?: (result: Result) => void): Promise<Result>;
  /** Known as soon as the core is there. */
  readonly products: readonly Product[];
}

/** The file that is fetched first. */
export interface Core {
  products: Product[];
  groups: string[];
  paths: string[];
  /** Of titles that are a name and nothing else. */
  suffix?: string;
  titles: string[];
  /** With commas. */
  names: string[];
  of: number[];
  in: number[];
  kinds: string;
  count: number;
  /** Parts of the vocabulary. */
  words: string[];
  terms: string[];
  records: string[];
  /** Beginnings of terms and subjects of pages that one shard can't hold. */
  crowded: [string[], string[]];
  aside?: string;
}

/** The lists that are one text each: see core.ts. */
type Joined = 'paths' | 'titles' | 'names' | 'words' | 'terms' | 'records';

/** The core as it is sent. */
export type WrittenCore = Omit<Core, Joined> & Record<Joined, string>;

/** Name, text, type, default, id, without the empty ones at the end. */
export type Row = string[];

export interface StoredPage {
  about?: string;
  places?: Partial<Record<Kind, { prefix?: string; rows: Row[] }>>;
}

export interface AsidePage {
  page: number;
  kind: Kind;
  prefix: string;
  /** Name, other words. */
  rows: Row[];
}
