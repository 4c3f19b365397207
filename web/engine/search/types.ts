// What the sides of the search tell each other. The same as in internal/search, which ranks for the server.

/**
 * What a hit is. A page is about a component or a hook, a guide is any other page that somebody wrote, an api page is
 * one of the reference. Props are parameters and results of hooks as well.
 */
export type Kind =
  | 'page'
  | 'guide'
  | 'section'
  | 'api'
  | 'prop'
  | 'slot'
  | 'class'
  | 'event'
  | 'error'
  | 'theme'
  | 'icon';

export interface Query {
  text: string;
  /** The reader's own product, which is ranked first; "" for none. */
  product: string;
  /** A product to stay in; "" for all. */
  only: string;
  /** Nothing for all. */
  kinds?: readonly Kind[];
  /** Hits; 0 for 20. */
  limit: number;
}

export interface Hit {
  /** A path, with a fragment for places in pages. */
  address: string;
  kind: Kind;
  /** Of the page, the heading, or the name of the row. */
  title: string;
  /** Title of the page, or name of the component, that holds a section or a row; "" for pages. */
  page: string;
  /** Its id. */
  product: string;
  /** The group of the navigation, or "". */
  group: string;
  /** Of props. A long union has its first members and how many more there are: 'a' | 'b' | 'c' +4. */
  type: string;
  default: string;
  /** Plain text around what was met, or the description. */
  excerpt: string;
  score: number;
}

export interface Result {
  hits: Hit[];
  total: number;
  /** Of all hits, before kinds narrow them. */
  counts: Partial<Record<Kind, number>>;
  /** Of all hits, before one product narrows them. */
  byProduct: Record<string, number>;
  /** Terms of the index that words of the query met: what is marked. */
  met: string[];
  /** The query that is answered instead, when the one asked has words that nothing has; "" for none. */
  meant: string;
  /** Products, or other parts of the index, that could not be had. */
  missing?: string[];
}

export interface SearchProduct {
  id: string;
  label: string;
  home: string;
}

export interface Searcher {
  /** The core of the index is there. */
  ready(progress?: (received: number, total: number) => void): Promise<void>;
  /** At once, from what is in memory; nothing before the core is there. */
  now(query: Query): Result | undefined;
  /** Fetches what the query needs. */
  find(query: Query): Promise<Result>;
  /** Known as soon as the core is there. */
  products: SearchProduct[];
}
