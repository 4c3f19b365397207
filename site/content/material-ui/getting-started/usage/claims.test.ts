import { createRoot } from 'react-dom/client';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import * as React from 'react';
import { claim } from 'vitrine/claims';
import UsageFirst from './demos/UsageFirst';

let clicked: string[] = [];

claim(
  "You don't need a provider: without one, the default theme applies.",
  'UsageFirst.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(React.createElement(UsageFirst)); // outside the demo's provider
    },
    read: (demo) => getComputedStyle(demo.query('section button')).backgroundColor,
    holds: 'rgb(25, 118, 210)',
    contrary: 'rgba(0, 0, 0, 0)',
  },
);

claim(
  "Most components pass props that they don't know on to their root element, such as `title`, `data-*` and event handlers.",
  'UsageProps.tsx',
  {
    drive: async (user, demo) => {
      const place = document.createElement('section');
      demo.root.append(place);
      clicked = [];
      const element = (component: React.ElementType, name: string) =>
        React.createElement(
          component,
          {
            key: name,
            title: name,
            'data-use': name,
            onClick: () => clicked.push(name),
          },
          name,
        );
      createRoot(place).render([element(Paper, 'Paper'), element(Chip, 'Chip')]);
      await user.click('button', 'Chip');
      await user.click(demo.query('section .MuiPaper-root'));
    },
    read: (demo) => [
      ...clicked,
      ...[...demo.query('section').children].map(
        (root) => `${root.getAttribute('title')} ${root.getAttribute('data-use')}`,
      ),
    ],
    holds: ['Chip', 'Paper', 'Paper Paper', 'Chip Chip'],
    contrary: ['null null', 'null null'],
  },
);

claim(
  "Numbers for margin, padding and gap are multiples of the theme's spacing, 8 pixels by default.",
  'UsageProps.tsx',
  {
    read: (demo) => [
      getComputedStyle(demo.query('.MuiBox-root')).paddingTop,
      getComputedStyle(demo.the('link')).marginTop,
    ],
    holds: ['16px', '8px'],
    contrary: ['2px', '1px'],
  },
);

claim(
  'Pass `defaultValue` and let the component keep the state, or pass `value` and `onChange` and keep it yourself.',
  'UsageState.tsx',
  {
    drive: async (user) => {
      for (const name of ['Keeps its own state', 'Keeps it here']) {
        await user.focus('slider', name);
        await user.press('ArrowRight');
      }
    },
    read: (demo) => [
      demo.value('slider', 'Keeps its own state'),
      demo.value('slider', 'Keeps it here'),
      demo.text('status'),
    ],
    holds: ['31', '31', 'Volume 31'],
    contrary: ['31', '30', 'Volume 30'],
  },
);
