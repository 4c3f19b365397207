import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreferencesProvider, useThemeDispatch, useThemeState } from './react';
import { defaultPreferences } from './preferences';
import type { Store } from './store';

function Spacing() {
  return <>{useThemeState().spacing}</>;
}

function Dispatch() {
  useThemeDispatch();
  return null;
}

test('on the server the state is the default, whatever the store holds', () => {
  const store: Store = {
    get: () => ({ ...defaultPreferences, theme: { ...defaultPreferences.theme, spacing: 4 } }),
    subscribe: () => () => {},
    dispatch: () => {},
  };
  expect(
    renderToStaticMarkup(
      <PreferencesProvider store={store}>
        <Spacing />
      </PreferencesProvider>,
    ),
  ).toBe('8');
});

test('without a provider the dispatch throws a sentence that says what to do', () => {
  expect(() => renderToStaticMarkup(<Dispatch />)).toThrow(
    'useThemeDispatch was used outside of PreferencesProvider: wrap the island in',
  );
});
