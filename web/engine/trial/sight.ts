// What was seen of a component in a row of moments, and whether two rows differ by more than chance.

/** Lines by moment: at rest, focused, hovered. */
export type Sight = ReadonlyMap<string, readonly string[]>;

const allEqual = (values: readonly unknown[]) => values.every((value) => value === values[0]);

/**
 * Whether something that was moved was noticed: what was seen more than once without the move agrees with itself, what
 * was seen with it as well, and they differ. Moments and lines in which chance had a part tell nothing.
 */
export function isNoticed(still: readonly Sight[], moved: readonly Sight[]): boolean {
  for (const [moment, first] of still[0]!) {
    const before = still.map((sight) => sight.get(moment));
    const after = moved.map((sight) => sight.get(moment));
    if (before.includes(undefined) || after.includes(undefined)) continue;
    if (!allEqual(before.map((lines) => lines!.length)) || !allEqual(after.map((lines) => lines!.length))) continue;
    if (first.length !== after[0]!.length) return true;
    const tells = first.some(
      (line, i) =>
        line !== after[0]![i] &&
        allEqual(before.map((lines) => lines![i])) &&
        allEqual(after.map((lines) => lines![i])),
    );
    if (tells) return true;
  }
  return false;
}
