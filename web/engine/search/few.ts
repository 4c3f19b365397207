// Keeps a query to few shards. The same as internal/search/few.go.
import type { Alternative, Asked } from './question';
import type { Lexicon } from './lexicon';
import { Weight } from './weights';

/** Leaves out what would have a reader fetch more shards than a first answer needs, the least telling first. */
export function inFewShards(alts: Alternative[], list: Asked[], lexicon: Lexicon): Alternative[] {
  const read = new Set(list.map(({ term }) => lexicon.bucketOf(term)));
  const left = new Set<Alternative>();
  for (const alt of [...alts].sort((a, b) => b.quality - a.quality)) {
    const all = new Set([...read, ...alt.terms.map((term) => lexicon.bucketOf(term))]);
    if (all.size > read.size && all.size > Weight.mostShards) left.add(alt);
    else all.forEach((bucket) => read.add(bucket));
  }
  return alts.filter((alt) => !left.has(alt));
}
