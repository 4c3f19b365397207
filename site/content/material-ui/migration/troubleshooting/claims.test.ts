import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ThemeContext } from '@emotion/react';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import { forwardRef } from 'react';
import { claim } from 'vitrine/claims';

claim(
  'After the button is pressed, the notice is in the page and visible.',
  'TroubleRef.tsx',
  {
    drive: (user) => user.click('button', 'Save'),
    read: (demo) => demo.has('status'),
    holds: true,
    contrary: false,
  },
);

claim('A child that drops it is always visible.', 'TroubleRef.tsx', {
  read: () => {
    const Dropping = forwardRef<HTMLParagraphElement>((_props, ref) =>
      h('p', { ref }),
    );
    return [h('p'), h(Dropping)].map((child) =>
      /hidden/.test(renderToString(h(Fade, { in: false, children: child }))),
    );
  },
  holds: [true, false],
  contrary: [true, true],
});

/** What a component says under a theme that isn't ours. */
function saidUnder(theme: object) {
  try {
    renderToString(h(ThemeContext.Provider, { value: theme }, h(IconButton)));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

claim(
  'A component of `@mui/material` gets a theme without `typography`, usually that of another library.',
  'TroubleRef.tsx',
  {
    read: () => saidUnder({ colors: { brand: '#00695c' } }),
    holds: "Cannot read properties of undefined (reading 'pxToRem')",
    contrary: '',
  },
);

claim(
  "An empty object doesn't matter: the default theme takes its place.",
  'TroubleRef.tsx',
  {
    read: () => saidUnder({}),
    holds: '',
    contrary: "Cannot read properties of undefined (reading 'pxToRem')",
  },
);
