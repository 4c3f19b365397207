import Hidden from '@mui/material/Hidden';
import Box from '@mui/material/Box';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  'An element with `display: none` stays mounted and keeps its state; it is invisible, and screen readers skip it.',
  'HiddenInstead.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const show = (display: string) =>
        page.render(
          React.createElement(
            Box,
            { sx: { display } },
            React.createElement('input'),
          ),
        );
      const page = createRoot(place);
      show('block');
      await user.focus('textbox');
      await user.type('Kept');
      show('none');
    },
    read: (demo) => {
      const field = demo.root.querySelector<HTMLInputElement>('section input');
      return [
        field?.value ?? '',
        field?.checkVisibility() ?? true,
        demo.has('textbox'),
      ];
    },
    holds: ['Kept', false, false],
    contrary: ['', false, false],
  },
);

claim(
  'With `implementation="js"`, the default, what is hidden isn\'t mounted; with `css` it is in the document with `display: none`.',
  'HiddenProps.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render([
        React.createElement(
          Hidden,
          { key: 1, xsUp: true },
          React.createElement('b'),
        ),
        React.createElement(
          Hidden,
          { key: 2, xsUp: true, implementation: 'css' },
          React.createElement('i'),
        ),
      ]);
    },
    read: (demo) => [
      demo.root.querySelectorAll('section b').length,
      getComputedStyle(demo.query('section i').parentElement!).display,
    ],
    holds: [0, 'none'],
    contrary: [1, 'none'],
  },
);

claim(
  'The hook mounts one of two parts, so that only that part runs.',
  'HiddenHook.tsx',
  {
    read: (demo) =>
      demo.root.textContent ===
      (innerWidth < 600 ? 'Mounted on phones only' : 'Mounted everywhere else'),
    holds: true,
    contrary: false,
  },
);
