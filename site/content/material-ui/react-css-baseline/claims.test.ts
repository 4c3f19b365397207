import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { claim } from 'vitrine/claims';

claim(
  'In it, padding and border are part of a width, and `b` has the bold weight of the theme.',
  'BaselineScoped.tsx',
  {
    read: (demo) => [
      demo.query('.based > div').offsetWidth,
      getComputedStyle(demo.query('.based b')).fontWeight,
    ],
    holds: [200, '700'],
    contrary: [236, '700'],
  },
);

claim(
  '`enableColorScheme` sets the CSS property `color-scheme` to the mode of the theme, so that the browser draws its own controls and scroll bars to match.',
  'BaselineScheme.tsx',
  {
    read: (demo) => [
      getComputedStyle(demo.query('.plain')).colorScheme,
      getComputedStyle(demo.query('.scheme')).colorScheme,
    ],
    holds: ['light', 'dark'],
    contrary: ['light', 'light'],
  },
);

claim(
  '`component` changes its element, which is a `div` by default.',
  'BaselineArticle.tsx',
  {
    read: (demo) => {
      const page = document.createElement('div');
      page.innerHTML = renderToString(createElement(ScopedCssBaseline));
      return [
        demo.names('region'),
        page.querySelector('.MuiScopedCssBaseline-root')!.tagName,
      ];
    },
    holds: [['News'], 'DIV'],
    contrary: [[], 'DIV'],
  },
);
