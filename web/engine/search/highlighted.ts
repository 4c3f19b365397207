/**
 * A text cut into parts, each with whether it is what a query met: terms stand for words that begin with them.
 */
export function highlighted(text: string, met: readonly string[]): [string, boolean][] {
  const parts: [string, boolean][] = [];
  const add = (part: string, isMet: boolean) => {
    const last = parts.at(-1);
    if (!part) return;
    if (last && last[1] === isMet) last[0] += part;
    else parts.push([part, isMet]);
  };
  for (const piece of text.match(/[\p{Lu}\p{Lt}]*[\p{Ll}\p{Lo}\p{Lm}\p{Nd}]+|[\p{Lu}\p{Lt}]+|[^\p{L}\p{Nd}]+/gu) ??
    []) {
    const word = piece.toLowerCase();
    const term = met
      .filter((candidate) => candidate && word.startsWith(candidate))
      .sort((a, b) => b.length - a.length)[0];
    add(piece.slice(0, term?.length ?? 0), true);
    add(piece.slice(term?.length ?? 0), false);
  }
  return parts;
}
