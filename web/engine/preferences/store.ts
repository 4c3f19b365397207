// The one store of the reader's preferences in a page. No React: the shell uses it without loading any.
import { applyToDocument } from './document';
import { storeKey } from './listen';
import { reduce, type Action, type Preferences } from './preferences';
import { choiceOfHash, readPreferences, savePreferences, systemMode } from './storage';

export interface Store {
  get(): Preferences;
  /** Calls `listener` after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Changes the state, stores it and shows it on the document. Throws on an unknown action. */
  dispatch(action: Action): void;
}

/** Reads what is stored, and follows the operating system, other tabs and the address from then on. */
export function createStore(): Store {
  const listeners = new Set<() => void>();
  let current = readPreferences();
  let seen = '';

  const show = (next: Preferences) => {
    if (JSON.stringify(next) !== JSON.stringify(current)) {
      current = next;
      applyToDocument(current);
      listeners.forEach((listener) => listener());
    }
  };
  const commit = (next: Preferences, before = current) => {
    savePreferences(before, next);
    seen = JSON.stringify(readPreferences(''));
    show(next);
  };
  // Only what changed in storage since the last look counts: where storage is refused, choices stay in memory.
  const refresh = () => {
    const kept = readPreferences('');
    const text = JSON.stringify(kept);
    if (text !== seen) {
      seen = text;
      show(kept);
    }
  };

  commit(current, readPreferences('')); // what the address chose is kept
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (current.mode === 'system') {
      show(reduce(current, { type: 'SET_MODE', payload: 'system' }, systemMode()));
    }
  });
  addEventListener('hashchange', () => commit({ ...current, ...choiceOfHash(location.hash) }));
  // Another tab, or another page of this tab: cookies send no event, so a page that is shown again looks for itself.
  addEventListener('storage', refresh);
  addEventListener('pageshow', (event) => event.persisted && refresh());
  document.addEventListener('visibilitychange', () => document.hidden || refresh());

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: (action) => commit(reduce(current, action, systemMode())),
  };
}

/**
 * The page's store, made at the first call. Shell and demos are separate scripts with a copy of this module each, and
 * share it.
 */
export function preferences(): Store {
  const page = globalThis as { [storeKey]?: Store };
  return (page[storeKey] ??= createStore());
}
