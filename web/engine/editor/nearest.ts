// The name that somebody meant, by the letters that were typed.

/** How many letters must be put in, taken out, exchanged or swapped to make one name of another. */
export function distance(from: string, to: string): number {
  let [before, last] = [[] as number[], Array.from({ length: to.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
      }
    }
    [before, last] = [last, row];
  }
  return last[to.length]!;
}

/** The name that is most like another one; undefined where none is like it. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  const typed = name.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const one of names) {
    const candidate = one.toLowerCase();
    const begins = typed.length > 3 && (candidate.startsWith(typed) || typed.startsWith(candidate));
    const far = begins && candidate.length > 2 ? Math.min(1.5, distance(typed, candidate)) : distance(typed, candidate);
    if (far < least && far < Math.max(typed.length, candidate.length) - 1) [best, least] = [one, far];
  }
  return best;
}
