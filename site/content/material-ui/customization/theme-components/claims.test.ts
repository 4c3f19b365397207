import Slider from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
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
    read: (demo) =>
      ['Book', 'Save'].map(
        (name) => getComputedStyle(demo.the('button', name)).borderTopLeftRadius,
      ),
    holds: ['999px', '4px'],
    contrary: ['4px', '4px'],
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
