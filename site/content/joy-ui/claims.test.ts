import Card from '@mui/joy/Card';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

/** A card with a button that changes the mode. */
function ModeCard() {
  const { setMode } = useColorScheme();
  return React.createElement(
    Card,
    null,
    React.createElement('button', { onClick: () => setMode('dark') }, 'Dark'),
  );
}

claim(
  'The theme uses CSS variables and contains both color schemes; components keep their class names when the mode changes.',
  'PlanCard.tsx',
  {
    drive: async (user, demo) => {
      const place = document.createElement('section');
      demo.root.append(place);
      createRoot(place).render(
        React.createElement(
          CssVarsProvider,
          {
            attribute: 'data-card-scheme',
            modeStorageKey: 'card-mode',
            colorSchemeNode: place,
            colorSchemeSelector: 'section',
            disableNestedContext: true,
          },
          React.createElement(ModeCard),
        ),
      );
      await user.hover('button', 'Dark');
      place.dataset.before = demo.query('section .MuiCard-root').className;
      await user.click('button', 'Dark');
    },
    read: (demo) => {
      const card = demo.query('section .MuiCard-root');
      return [
        card.className === demo.query('section').dataset.before,
        getComputedStyle(card).backgroundColor,
      ];
    },
    holds: [true, 'rgb(11, 13, 14)'],
    contrary: [false, 'rgb(11, 13, 14)'],
  },
);
