// Finds the pages whose addresses are most like one. The server does the same where it answers:
// internal/server/nearest.go.
import { distance } from '../distance';

/** A row of the published list: address, title, product, description. */
export type PageRow = readonly [address: string, title: string, product: string, about: string];

const offered = 3;
const mostWords = 8;
const longest = 24;
/** Thousandths of a word, for each word that one address has more than the other. */
const otherWords = 220;

/** The words of an address and what stands between them, in turn; the first one may be empty. */
const parts = (address: string) => address.split(/([A-Za-z0-9]+)/);

const plain = (word: string) => word.slice(0, longest).toLowerCase();

/** The words of an address, without the kind of a file at its end: the first few, and of each the beginning. */
export const wordsOf = (address: string) =>
  parts(address.replace(/\.[A-Za-z]+$/, ''))
    .filter((_, index) => index % 2)
    .slice(0, mostWords)
    .map(plain);

/** The pages nearest to an address. */
export function nearest(pages: readonly PageRow[], address: string): PageRow[] {
  const words = wordsOf(address);
  const costs = words.map((word) => costOf(word));
  const scored = pages.map((page) => {
    const others = wordsOf(page[0]);
    const score = costs.reduce(
      (sum, cost) => sum + Math.min(1000, ...others.map(cost)),
      otherWords * Math.abs(others.length - words.length),
    );
    return { page, score };
  });
  return words.length
    ? scored
        .sort((a, b) => a.score - b.score)
        .slice(0, offered)
        .map(({ page }) => page)
    : [];
}

/** How far other words are from one, in thousandths; each is measured once. */
function costOf(word: string) {
  const known = new Map<string, number>();
  return (other: string) => {
    let cost = known.get(other);
    if (cost === undefined) {
      cost = Math.floor((distance(word, other) * 1000) / Math.max(word.length, other.length));
      known.set(other, cost);
    }
    return cost;
  };
}

/** An address in pieces; those are marked that no page has in its address. */
export function marked(pages: readonly PageRow[], address: string): { text: string; marked: boolean }[] {
  const known = new Set(pages.flatMap(([path]) => wordsOf(path)));
  return parts(address).map((text, index) => ({ text, marked: index % 2 === 1 && !known.has(plain(text)) }));
}
