// Which blocks use what a reader asks for.

/** A component of a block with the props that it is given. */
export interface Used {
  name: string;
  props: string[];
}

/** The words of a query: `Button size`, `Button.size` and `<Button size>` are the same two. */
export const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/[^\w-]+/)
    .filter(Boolean);

/**
 * The components of a block that answer a query, by index; undefined where the block does not. Words that one component
 * answers together are meant together; else each word may be answered by another one.
 */
export function answers(components: Used[], words: string[]): number[] | undefined {
  const names = components.map(({ name, props }) =>
    [name, ...props].map((text) => text.toLowerCase()),
  );
  const has = (index: number, word: string) =>
    names[index]!.some((name) => name.includes(word));
  const all = components.map((_, index) => index);
  const together = all.filter((index) => words.every((word) => has(index, word)));
  if (together.length) return together;
  if (!words.every((word) => all.some((index) => has(index, word))))
    return undefined;
  return all.filter((index) => words.some((word) => has(index, word)));
}
