// The name that somebody meant, by the letters that were typed.
import { distance } from '../distance';

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
