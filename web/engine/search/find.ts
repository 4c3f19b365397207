// Answers queries over the index. The same as internal/search/search.go, held equal by its testdata/ranking.json.
import { forms, joined, match, words } from './words';

export interface Index {
  products: { id: string; label: string; home: string }[];
  /** In the order of the navigation. */
  pages: IndexedPage[];
}

export interface IndexedPage {
  path: string;
  title: string;
  /** Product id. */
  product?: string;
  /** Said below the title; not searched. */
  about?: string;
  /** Components and hooks that the page documents. */
  names?: string[];
  headings?: { id: string; text: string }[];
  /** Props and the like of a reference page: names separated by spaces, each with the prefix as its id. */
  rows?: { prefix: string; names: string };
}

export interface Hit {
  page: IndexedPage;
  heading?: { id: string; text: string };
  score: number;
}

interface Field {
  words: string[];
  /** In tenths. */
  weight: number;
}

/** Answers a query, the best hit first. All words of it must be met. The product is that of the page shown. */
export function find(index: Index, query: string, product: string): Hit[] {
  const asked = words(query);
  if (!asked.length) {
    return [];
  }
  const labels = new Map(index.products.map(({ id, label }) => [id, forms(label)]));
  const hits: Hit[] = [];
  for (const page of index.pages) {
    const bonus = page.product && page.product === product ? 15 : 0;
    const label = labels.get(page.product ?? '') ?? [];
    const score = pageScore(asked, page, label);
    if (score > 0) {
      hits.push({ page, score: score + bonus });
    }
    for (const heading of page.headings ?? []) {
      const score = headingScore(asked, heading.text, page.title, label, 8);
      if (score > 0) {
        hits.push({ page, heading, score: score + bonus });
      }
    }
    for (const text of page.rows?.names.split(' ') ?? []) {
      const score = headingScore(asked, text, page.title, label, 6);
      if (score > 0) {
        hits.push({
          page,
          heading: { id: page.rows!.prefix + text, text },
          score: score + bonus,
        });
      }
    }
  }
  return hits.sort((a, b) => b.score - a.score);
}

function pageScore(asked: string[], { title, names = [] }: IndexedPage, label: string[]): number {
  const score = total(asked, [
    { words: forms(title), weight: 10 },
    { words: names.flatMap(forms), weight: 9 },
    { words: label, weight: 4 },
  ]);
  if (!score) {
    return 0;
  }
  const query = asked.join('');
  const whole = query === joined(title) ? 60 : names.some((name) => joined(name) === query) ? 40 : 0;
  return score + whole + 20 - tooMany(title, asked);
}

function headingScore(asked: string[], text: string, title: string, label: string[], weight: number): number {
  const own = forms(text);
  if (!asked.some((word) => best(word, own) > 0)) {
    return 0;
  }
  const score = total(asked, [
    { words: own, weight },
    { words: forms(title), weight: 4 },
    { words: label, weight: 2 },
  ]);
  return score && score + (asked.join('') === joined(text) ? 15 : 0) - tooMany(text, asked);
}

/** Lets a short title come before a long one with the same words. */
const tooMany = (text: string, asked: string[]) => Math.min(10, 2 * Math.max(0, words(text).length - asked.length));

/** The mean over the words of a query of what each is worth where it is worth most; 0 when one is not met. */
function total(asked: string[], fields: Field[]): number {
  let sum = 0;
  for (const word of asked) {
    const most = Math.max(...fields.map((field) => Math.floor((best(word, field.words) * field.weight) / 10)));
    if (!most) {
      return 0;
    }
    sum += most;
  }
  return Math.floor(sum / asked.length);
}

const best = (word: string, list: string[]) => list.reduce((most, other) => Math.max(most, match(word, other)), 0);
