import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';
import UsageFirst from './demos/UsageFirst';

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
  "Props that a component doesn't know are passed on to its root element, so `id`, `title`, `aria-*` and event handlers work everywhere.",
  'UsageProps.tsx',
  {
    read: (demo) => {
      const link = demo.the('link', 'Shared props');
      return [link.tagName, link.title, link.classList.contains('jump')];
    },
    holds: ['A', 'Jump to the table', true],
    contrary: ['BUTTON', '', true],
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
