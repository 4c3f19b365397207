import Tooltip from '@mui/material/Tooltip';
import Paper from '@mui/material/Paper';
import { renderToString } from 'react-dom/server';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  '`component` sets the element or component at the root.',
  'CompositionElement.tsx',
  {
    read: (demo) => [
      demo.the('navigation', 'Layout').tagName,
      ...demo.names('link'),
    ],
    holds: ['NAV', 'Grid v2', 'Stack'],
    contrary: ['UL', 'Grid v2', 'Stack'],
  },
);

claim(
  "Props that the component doesn't use are passed to that element, so `href` and `target` work as on an `a`.",
  'CompositionLink.tsx',
  {
    read: () => {
      const page = document.createElement('div');
      const props = { component: 'a', href: '/map', target: '_blank' };
      page.innerHTML = renderToString(React.createElement<object>(Paper, props));
      const link = page.querySelector('a');
      return [link?.getAttribute('href') ?? '', link?.target ?? ''];
    },
    holds: ['/map', '_blank'],
    contrary: ['', ''],
  },
);

claim(
  'Without the props, it never opens: they hold the listeners and the `aria` attributes.',
  'CompositionRef.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const Deaf = React.forwardRef<HTMLButtonElement>((_props, ref) =>
        React.createElement('button', { ref }, 'Deaf'),
      );
      const Hint: React.ElementType = Tooltip;
      createRoot(place).render(
        React.createElement(Hint, { title: 'Lost' }, React.createElement(Deaf)),
      );
      await user.hover('button', 'Deaf');
      await user.hover('button', 'C 14');
    },
    read: (demo) => [
      demo.names('tooltip'),
      demo.the('button', 'Deaf').getAttributeNames().join(),
    ],
    holds: [['Free until Sunday'], ''],
    contrary: [['Lost'], 'aria-label'],
  },
);

claim(
  'Put defaults before `{...props}` so that callers can override them, and fixed values after it.',
  'CompositionWrapper.tsx',
  {
    read: (demo) =>
      ['Saving', 'Save'].map((name) => {
        const button = demo.the('button', name) as HTMLButtonElement;
        return [
          button.disabled,
          button.classList.contains('MuiButton-containedSuccess'),
        ];
      }),
    holds: [
      [true, false],
      [false, true],
    ],
    contrary: [
      [true, false],
      [false, false],
    ],
  },
);

claim(
  'A wrapper that sets the props itself takes the component.',
  'CompositionChildren.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('svg')].map(
        (icon) => `${icon.dataset.testid} ${getComputedStyle(icon).color}`,
      ),
    holds: ['TrainIcon rgb(25, 118, 210)', 'DirectionsBoatIcon rgb(25, 118, 210)'],
    contrary: [
      'TrainIcon rgba(0, 0, 0, 0.87)',
      'DirectionsBoatIcon rgba(0, 0, 0, 0.87)',
    ],
  },
);

claim(
  '`slots` replaces the component in it, and `slotProps` passes props to it.',
  'CompositionSlots.tsx',
  {
    read: (demo) => {
      const button = demo.the('button', 'Mark as read');
      return [
        button.classList.contains('MuiIconButton-colorSuccess'),
        button.querySelector('svg')?.dataset.testid ?? '',
      ];
    },
    holds: [true, 'DoneIcon'],
    contrary: [false, 'CloseIcon'],
  },
);
