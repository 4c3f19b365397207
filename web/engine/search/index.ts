// Loads the index of a language and answers queries over it.
import { find, type Hit as Found, type Index, type IndexedPage } from './find';
import type { Hit, Kind, Query, Result, Searcher } from './types';
import { match, words } from './words';

export { highlighted } from './highlighted';

/** The searcher over the index at an address. */
export function open(entry: string): Searcher {
  let index: Index | undefined;
  const searcher: Searcher = {
    products: [],
    async ready(progress) {
      index ??= await load(entry, progress);
      searcher.products = index.products;
    },
    now: (query) => index && answer(index, query),
    async find(query) {
      await searcher.ready();
      return answer(index!, query);
    },
  };
  return searcher;
}

async function load(entry: string, progress?: (received: number, total: number) => void): Promise<Index> {
  const response = await fetch(entry);
  if (!response.ok) {
    throw new Error(`status ${response.status}`);
  }
  const total = Number(response.headers.get('content-length')) || 0;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    received += value.length;
    progress?.(received, total);
  }
  return JSON.parse(await new Blob(chunks).text()) as Index;
}

const kindOf = ({ page, heading }: Found): Kind =>
  heading ? (page.rows ? 'prop' : 'section') : page.rows ? 'api' : page.names?.length ? 'page' : 'guide';

function asHit(found: Found): Hit {
  const { page, heading, score } = found;
  return {
    address: page.path + (heading ? `#${heading.id}` : ''),
    kind: kindOf(found),
    title: heading?.text ?? page.title,
    page: heading ? page.title : '',
    product: page.product ?? '',
    group: '',
    type: '',
    default: '',
    excerpt: heading ? '' : (page.about ?? ''),
    score,
  };
}

function answer(index: Index, { text, product, only, kinds, limit }: Query): Result {
  const all = find(index, text, product);
  const inProduct = all.filter(({ page }) => !only || page.product === only);
  const hits = inProduct.map(asHit);
  const counts: Result['counts'] = {};
  for (const { kind } of hits) counts[kind] = (counts[kind] ?? 0) + 1;
  const byProduct: Record<string, number> = {};
  for (const { page } of all) byProduct[page.product ?? ''] = (byProduct[page.product ?? ''] ?? 0) + 1;
  const wanted = kinds?.length ? hits.filter(({ kind }) => kinds.includes(kind)) : hits;
  return {
    hits: wanted.slice(0, limit || 20),
    total: wanted.length,
    counts,
    byProduct,
    met: metBy(
      words(text),
      inProduct.slice(0, 60).map(({ page }) => page),
    ),
    meant: '',
  };
}

/** The words of a query, and for those that are mistyped what they met in titles. */
function metBy(asked: string[], pages: IndexedPage[]): string[] {
  const known = new Set(pages.flatMap(({ title, names = [] }) => [title, ...names].flatMap(words)));
  return asked.flatMap((word) => {
    const list = [...known];
    return list.some((other) => other.startsWith(word)) ? word : [word, ...list.filter((other) => match(word, other))];
  });
}
