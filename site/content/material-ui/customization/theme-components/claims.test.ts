import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import Button from '@mui/material/Button';
import { claim } from 'vitrine/claims';

claim(
  '`slotProps` of the theme and of the instance are merged for each slot.',
  'ThemeComponentsDefaults.tsx',
  {
    read: () => {
      const slotProps = { thumb: { title: 'Theme' }, rail: { title: 'Theme' } };
      const theme = createTheme({
        components: { MuiSlider: { defaultProps: { slotProps } } },
      });
      const page = document.createElement('div');
      page.innerHTML = renderToString(
        React.createElement(
          ThemeProvider,
          { theme },
          React.createElement(Slider, { slotProps: { rail: { title: 'Own' } } }),
        ),
      );
      return ['thumb', 'rail'].map((part) =>
        page.querySelector(`.MuiSlider-${part}`)!.getAttribute('title')!,
      );
    },
    holds: ['Theme', 'Own'],
    contrary: ['', 'Own'],
  },
);

claim(
  'What an instance sets itself takes precedence.',
  'ThemeComponentsDefaults.tsx',
  {
    read: (demo) =>
      demo
        .all('button')
        .map((button) => button.classList.contains('MuiButton-outlined')),
    holds: [true, true, false],
    contrary: [true, true, true],
  },
);

claim(
  'Later entries win over earlier ones, and all of them win over `styleOverrides`.',
  'ThemeComponentsVariants.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const theme = createTheme({
        components: {
          MuiButton: {
            styleOverrides: { root: { borderRadius: 11, marginTop: 11 } },
            variants: [
              {
                props: { size: 'large' },
                style: { borderRadius: 12, marginTop: 12 },
              },
              { props: { color: 'primary' }, style: { borderRadius: 13 } },
            ],
          },
        },
      });
      createRoot(place).render(
        React.createElement(
          ThemeProvider,
          { theme },
          React.createElement(Button, { size: 'large' }, 'Book'),
        ),
      );
    },
    read: (demo) => {
      const style = getComputedStyle(demo.query('section button'));
      return [style.borderTopLeftRadius, style.marginTop];
    },
    holds: ['13px', '12px'],
    contrary: ['12px', '11px'],
  },
);

claim(
  'Write it inside the part, with both classes, as the library does:',
  'ThemeComponentsStates.tsx',
  {
    drive: (user) => user.click('tab', 'Return'),
    read: (demo) => demo.all('tab').map((tab) => getComputedStyle(tab).fontWeight),
    holds: ['500', '700'],
    contrary: ['500', '500'],
  },
);
