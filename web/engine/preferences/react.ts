// React's view of the store. On the server, and in the first client render of every island, the state is the default:
// that is what was rendered ahead of time, and only an equal first render hydrates truthfully.
import { createContext, createElement, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { defaultPreferences, type Preferences } from './preferences';
import type { Store } from './store';
import type { ThemeAction, ThemeState } from './theme';

const Context = createContext<Store | null>(null);

/** Gives the islands below it the reader's preferences. On the server pass `null` as store: everything is the default. */
export function PreferencesProvider({ store, children }: { store: Store | null; children?: ReactNode }) {
  return createElement(Context.Provider, { value: store ?? serverStore }, children);
}

const serverStore: Store = {
  get: () => defaultPreferences,
  subscribe: () => () => {},
  dispatch() {
    throw new Error(
      'Preferences can only be changed in the browser: dispatch from an event or an effect, not while rendering.',
    );
  },
};

function useStore(hook: string): Store {
  const store = useContext(Context);
  if (!store) {
    throw new Error(
      `${hook} was used outside of PreferencesProvider: wrap the island in <PreferencesProvider store={preferences()}>.`,
    );
  }
  return store;
}

export function usePreferences(): Preferences {
  const store = useStore('usePreferences');
  return useSyncExternalStore(store.subscribe, store.get, () => defaultPreferences);
}

export function useThemeState(): ThemeState {
  const store = useStore('useThemeState');
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().theme,
    () => defaultPreferences.theme,
  );
}

export function useThemeDispatch(): (action: ThemeAction) => void {
  return useStore('useThemeDispatch').dispatch;
}
