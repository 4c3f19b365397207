import TextField from '@mui/material/TextField';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { claim } from 'vitrine/claims';

claim(
  'With React 18, the input has an id in the markup of the server already, and its label points to it.',
  'PlatformIds.tsx',
  {
    read: () => {
      const page = document.createElement('div');
      page.innerHTML = renderToString(createElement(TextField, { label: 'Town' }));
      const id = page.querySelector('input')!.id;
      return [id !== '', page.querySelector('label')!.htmlFor === id];
    },
    holds: [true, true],
    contrary: [false, false],
  },
);
