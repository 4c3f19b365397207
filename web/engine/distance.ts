// How far two words are from each other.

/**
 * How many letters must be added, removed, changed or exchanged with their neighbor. Beyond the most that is asked for
 * it is one more than that.
 */
export function distance(a: ArrayLike<string>, b: ArrayLike<string>, most = Infinity): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      let d = Math.min(last[j]! + 1, next[j - 1]! + 1, last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2]! + 1);
      next[j] = d;
      if (d < least) least = d;
    }
    if (least > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(last[b.length]!, most + 1);
}
