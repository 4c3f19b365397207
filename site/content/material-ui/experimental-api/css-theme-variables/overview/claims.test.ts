import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import {
  createTheme,
  Experimental_CssVarsProvider as CssVarsProvider,
  useColorScheme,
  experimental_extendTheme as extendTheme,
} from '@mui/material/styles';
import { claim } from 'vitrine/claims';

let followed: (string | null)[] = [];

const note = (demo: { query: (selector: string) => HTMLElement }) =>
  getComputedStyle(demo.query('p')).color;

claim('Its class stays the same when the mode changes.', 'VariablesNote.tsx', {
  drive: async (user, demo) => {
    demo.root.dataset.before = demo.query('p').className;
    await user.click('button', 'Change the mode');
  },
  read: (demo) => [
    demo.query('p').className === demo.root.dataset.before,
    note(demo),
  ],
  holds: [true, 'rgb(94, 234, 212)'],
  contrary: [false, 'rgb(94, 234, 212)'],
});

claim(
  "A theme from `createTheme` doesn't have it, so check for it:",
  'VariablesNote.tsx',
  {
    read: () => ['vars' in createTheme(), 'vars' in extendTheme()],
    holds: [false, true],
    contrary: [true, true],
  },
);

claim(
  'The browser remembers the choice, and `system` follows the operating system.',
  'VariablesNote.tsx',
  {
    drive: async (user, { root }) => {
      await user.click('button', 'Change the mode');
      followed = [localStorage.getItem('note-mode')];
      const { matchMedia } = window;
      const listeners = new Set<(list: { matches: boolean }) => void>();
      const system = {
        matches: true, // dark
        addListener: (listener: (list: { matches: boolean }) => void) =>
          listeners.add(listener),
        removeListener() {},
      };
      window.matchMedia = (() => system) as unknown as typeof matchMedia;
      const place = document.createElement('section');
      root.append(place);
      const Mode = () => {
        const { colorScheme, mode } = useColorScheme();
        return createElement('button', null, `${mode}: ${colorScheme}`);
      };
      const options = {
        defaultMode: 'system',
        modeStorageKey: 'system-mode',
      } as const;
      createRoot(place).render(
        createElement(
          CssVarsProvider,
          {
            ...options,
            colorSchemeNode: null,
            storageWindow: null,
            disableNestedContext: true,
          },
          createElement(Mode),
        ),
      );
      await user.hover('button', 'system: dark');
      followed.push(place.textContent);
      for (const listener of listeners) listener({ matches: false });
      await user.hover('button', 'system: light');
      window.matchMedia = matchMedia;
    },
    read: (demo) => [...followed, demo.query('section').textContent],
    holds: ['dark', 'system: dark', 'system: light'],
    contrary: [null, 'system: light', 'system: light'],
  },
);
