import { Switch } from '@mui/base/Switch';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  'A component renders elements and takes classes, slots and styles for them.',
  'OwnSwitch.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render(
        React.createElement(Switch, {
          className: 'lamp',
          slots: { root: 'div' },
          slotProps: { thumb: { className: 'knob', style: { width: 9 } } },
        }),
      );
    },
    read: (demo) => {
      const lamp = demo.query('section > .lamp');
      const knob = lamp.querySelector<HTMLElement>('.knob')!;
      return [lamp.tagName, knob.style.width, lamp.querySelectorAll('input').length];
    },
    holds: ['DIV', '9px', 1],
    contrary: ['SPAN', '', 1],
  },
);
