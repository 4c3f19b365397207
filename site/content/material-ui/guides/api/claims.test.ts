import Select from '@mui/material/Select';
import Checkbox from '@mui/material/Checkbox';
import AccordionSummary from '@mui/material/AccordionSummary';
import Accordion from '@mui/material/Accordion';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import { claim } from 'vitrine/claims';

const h = React.createElement;

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
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      createRoot(place).render([
        h(Checkbox, {
          key: 1,
          checked: false,
          inputProps: { 'aria-label': 'Fixed' },
        }),
        h(Select, { key: 2, open: false, value: '', 'aria-label': 'Shut' }),
        h(Accordion, {
          key: 3,
          expanded: false,
          children: [h(AccordionSummary, { key: 1 }, 'More')],
        }),
      ]);
      await user.focus('slider', 'Uncontrolled');
      await user.press('ArrowUp');
      await user.focus('slider', 'Controlled, without a handler');
      await user.press('ArrowUp');
      await user.focus('checkbox', 'Fixed');
      await user.press('Space');
      await user.click(root.querySelector('section [role=combobox]')!);
      await user.click('button', 'More');
    },
    read: (demo) => [
      ...demo.all('slider').map((slider) => slider.getAttribute('aria-valuenow')),
      (demo.the('checkbox', 'Fixed') as HTMLInputElement).checked,
      demo.query('section [role=combobox]').ariaExpanded,
      demo.the('button', 'More').ariaExpanded,
    ],
    holds: ['31', '30', false, 'false', 'false'],
    contrary: ['31', '31', true, 'true', 'true'],
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
