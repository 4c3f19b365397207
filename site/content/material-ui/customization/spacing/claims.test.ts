import Stack from '@mui/material/Stack';
import Grid from '@mui/material/Grid';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { createTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'In `sx` and in the props of layout components, a number is a factor.',
  'SpacingUnits.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render([
        React.createElement(Stack, { key: 1, spacing: 2, useFlexGap: true }),
        React.createElement(Grid, { key: 2, container: true, rowSpacing: 3 }, [
          React.createElement(Grid, { key: 1, item: true }),
        ]),
      ]);
    },
    read: (demo) => [
      ...[...demo.root.querySelectorAll('[data-unit]')].map(
        (card) => getComputedStyle(card).padding,
      ),
      getComputedStyle(demo.query('section > .MuiStack-root')).rowGap,
      getComputedStyle(demo.query('section .MuiGrid-item')).paddingTop,
    ],
    holds: ['8px', '16px', '24px', '20px', '16px', '24px'],
    contrary: ['8px', '16px', '24px', '20px', '2px', '3px'],
  },
);

claim(
  "Many components have fixed distances and don't follow: the padding of a `Button` is `6px 16px` whatever the unit.",
  'SpacingUnits.tsx',
  {
    read: (demo) =>
      demo.all('button', 'Save').map((button) => getComputedStyle(button).padding),
    holds: ['6px 16px', '6px 16px', '6px 16px', '6px 16px'],
    contrary: ['3px 8px', '6px 16px', '9px 24px', '15px 40px'],
  },
);

claim(
  '`theme.spacing` returns a string with its unit, so `theme.spacing(2) * 2` is `NaN`.',
  'SpacingUse.tsx',
  {
    read: () => {
      const length = createTheme().spacing(2);
      return [length, Number.isNaN(Number(length) * 2)];
    },
    holds: ['16px', true],
    contrary: ['16', false],
  },
);

claim(
  '`theme.spacing` takes up to four arguments, in the order of CSS: top, right, bottom, left.',
  'SpacingUse.tsx',
  {
    read: () => {
      const { spacing } = createTheme();
      return [spacing(), spacing(1, 2, 3, 4), spacing(1, 'auto'), spacing(-1)];
    },
    holds: ['8px', '8px 16px 24px 32px', '8px auto', '-8px'],
    contrary: ['8px', '32px 24px 16px 8px', '8px auto', '-8px'],
  },
);

claim('Fractions and indexes beyond the end return nothing.', 'SpacingUnits.tsx', {
  read: () => {
    const { spacing } = createTheme({ spacing: [0, 4, 8, 16] });
    return [spacing(3), spacing(1.5), spacing(4)];
  },
  holds: ['16px', '', ''],
  contrary: ['16px', '6px', '32px'],
});
