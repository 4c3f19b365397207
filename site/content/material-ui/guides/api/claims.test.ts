import * as React from 'react';
import { renderToString } from 'react-dom/server';
import Button from '@mui/material/Button';
import { claim } from 'vitrine/claims';

claim(
  '`aria-label`, `data-*`, `title`, event handlers and every other attribute end up on the root element.',
  'ApiSpread.tsx',
  {
    read: (demo) => {
      const button = demo.the('button', 'Save');
      return [button.dataset.action ?? '', button.title, button.matches('.save')];
    },
    holds: ['save', 'Ctrl+S', true],
    contrary: ['', '', false],
  },
);

claim(
  'With `value`, `checked`, `open` or `expanded`, the state is yours, and the component only shows it.',
  'ApiControlled.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Uncontrolled');
      await user.press('ArrowUp');
      await user.focus('slider', 'Controlled, without a handler');
      await user.press('ArrowUp');
    },
    read: (demo) =>
      demo.all('slider').map((slider) => slider.getAttribute('aria-valuenow')),
    holds: ['31', '30'],
    contrary: ['31', '31'],
  },
);

claim(
  'Every part has a fixed class, such as `MuiButton-startIcon`, and every state has one, such as `Mui-disabled`.',
  'ApiSpread.tsx',
  {
    read: () => {
      const props = { disabled: true, startIcon: '+' };
      const markup = renderToString(React.createElement(Button, props));
      return ['MuiButton-startIcon', 'Mui-disabled', 'Mui-focusVisible'].map(
        (name) => markup.includes(name),
      );
    },
    holds: [true, true, false],
    contrary: [false, false, false],
  },
);
