import Input from '@mui/joy/Input';
import Chip from '@mui/joy/Chip';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim('An icon that reads them grows with its button:', 'IconsOwn.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('svg')].map(
      (icon) => getComputedStyle(icon).width,
    ),
  holds: ['18px', '20px', '24px'],
  contrary: ['20px', '20px', '20px'],
});

claim(
  'Components that can contain an icon set `--Icon-fontSize` and margins, and most set `--Icon-color`.',
  'IconsOwn.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render([
        React.createElement(Chip, { key: 1, startDecorator: '+' }, 'Ripe'),
        React.createElement(Input, { key: 2, startDecorator: '+' }),
      ]);
    },
    read: (demo) =>
      ['Button', 'Chip', 'Input'].map((name) => {
        const style = getComputedStyle(demo.query(`.Mui${name}-startDecorator`));
        return ['fontSize', 'color', 'margin'].filter(
          (token) => style.getPropertyValue(`--Icon-${token}`) !== '',
        );
      }),
    holds: [
      ['fontSize', 'color', 'margin'],
      ['fontSize', 'color', 'margin'],
      ['fontSize', 'margin'],
    ],
    contrary: [['fontSize', 'color'], ['fontSize', 'color'], []],
  },
);

claim(
  "Icons that aren't an `svg` take their size from the font, so `width` and `height` are of no use to them:",
  'IconsFont.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('i')].map(
        (icon) => getComputedStyle(icon).fontSize,
      ),
    holds: ['18px', '20px', '24px'],
    contrary: ['16px', '16px', '16px'],
  },
);
