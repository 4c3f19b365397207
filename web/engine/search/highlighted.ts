import { match, words } from './words';

/**
 * A text cut into parts, each with whether it is what a query met: the beginning of a word, or a whole mistyped one.
 */
export function highlighted(text: string, query: string): [string, boolean][] {
  const asked = words(query);
  const parts: [string, boolean][] = [];
  const add = (part: string, met: boolean) => {
    const last = parts.at(-1);
    if (!part) return;
    if (last && last[1] === met) last[0] += part;
    else parts.push([part, met]);
  };
  for (const piece of text.match(/\p{Lu}*[\p{Ll}\p{Lo}\p{Lm}\p{Nd}]+|\p{Lu}+|[^\p{L}\p{Nd}]+/gu) ?? []) {
    const word = piece.toLowerCase();
    const met = asked.filter((candidate) => match(candidate, word) > 0);
    const begin = met.find((candidate) => word.startsWith(candidate));
    const length = begin ? begin.length : met.length ? piece.length : 0;
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}
