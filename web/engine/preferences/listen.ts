// The page's store as scripts reach it that bring no copy of it along: the shell, which runs first, has made it.

/** Under what the store stands on the page. */
export const storeKey = Symbol.for('vitrine.preferences');

/** Calls `listener` after each change of the reader's preferences. */
export function onPreferences(listener: () => void) {
  (globalThis as { [storeKey]?: { subscribe(listener: () => void): unknown } })[storeKey]?.subscribe(listener);
}
