import useMediaQuery from '@mui/material/useMediaQuery';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

/** A media query list whose answer the test changes. */
function fakeMedia() {
  const listeners = new Set<() => void>();
  const list = {
    matches: true,
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  };
  const change = () => {
    list.matches = !list.matches;
    for (const listener of listeners) listener();
  };
  return { matchMedia: (() => list) as never, change };
}

let answers: string[] = [];

claim(
  '`matchMedia` replaces the browser’s function: for the window of a frame, or for a test.',
  'MediaQueryOptions.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Width');
      await user.press('ArrowRight');
    },
    read: (demo) => demo.text('status'),
    holds: 'A window of 600 pixels is wide.',
    contrary: 'A window of 600 pixels is narrow.',
  },
);

claim(
  'The hook returns whether the query matches now, and renders again when that changes.',
  'MediaQueryBasic.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('button');
      root.append(place);
      const { matchMedia, change } = fakeMedia();
      answers = [];
      const Answer = () => {
        const answer = String(useMediaQuery('(min-width: 1px)', { matchMedia }));
        return React.createElement('span', null, answer);
      };
      createRoot(place).render(React.createElement(Answer));
      await user.hover('button', 'true');
      answers.push(place.textContent ?? '');
      change();
    },
    read: (demo) => [
      ...answers,
      [...demo.root.querySelectorAll('button')].at(-1)?.textContent ?? '',
    ],
    holds: ['true', 'false'],
    contrary: ['true', 'true'],
  },
);

claim('Any media query works, not only widths.', 'MediaQueryPreferences.tsx', {
  read: (demo) => [
    demo.names('listitem').length,
    demo.query('li:last-child').textContent ?? '',
  ],
  holds: [3, 'Being printedNo'],
  contrary: [3, 'Being printedYes'],
});
