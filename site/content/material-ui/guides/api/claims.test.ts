import * as React from 'react';
import { renderToString } from 'react-dom/server';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { claim } from 'vitrine/claims';

claim(
  "Attributes that a component doesn't have as props, such as `data-*` and `title`, end up on the root element of most components.",
  'ApiSpread.tsx',
  {
    read: () =>
      [Button, Slider, TextField, Paper].map((component: React.ElementType) => {
        const props = { title: 'Ctrl+S', 'data-action': 'save' };
        const page = document.createElement('div');
        page.innerHTML = renderToString(React.createElement(component, props));
        const root = page.firstElementChild as HTMLElement;
        return [root.dataset.action ?? '', root.title];
      }),
    holds: [
      ['save', 'Ctrl+S'],
      ['save', 'Ctrl+S'],
      ['save', 'Ctrl+S'],
      ['save', 'Ctrl+S'],
    ],
    contrary: [
      ['save', 'Ctrl+S'],
      ['', ''],
      ['', ''],
      ['', ''],
    ],
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
  'Parts have fixed classes, such as `MuiButton-startIcon`, and so have states, such as `Mui-disabled`.',
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
