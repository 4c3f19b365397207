import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Tab from '@mui/material/Tab';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  responsiveFontSizes,
  ThemeProvider,
} from '@mui/material/styles';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { claim } from 'vitrine/claims';

const h = React.createElement;

const variants = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const;

claim(
  'If you set another `fontFamily`, the variants have no `letterSpacing` at all.',
  'TypographyFont.tsx',
  {
    read: (demo) => getComputedStyle(demo.query('.MuiTypography-h5')).letterSpacing,
    holds: 'normal',
    contrary: '0.15px',
  },
);

claim(
  'It is the size of `body2` and `button`; the other variants keep their ratio to it.',
  'TypographySize.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'fontSize');
      await user.press('ArrowRight', 'ArrowRight');
    },
    read: (demo) =>
      [...demo.root.querySelectorAll('li')].map((item) => item.innerText),
    holds: ['h6: 22.9 px', 'body1: 18.3 px', 'body2: 16 px', 'caption: 13.7 px'],
    contrary: ['h6: 22 px', 'body1: 18 px', 'body2: 16 px', 'caption: 14 px'],
  },
);

claim(
  'Every variant uses it, and so do the components that set text, such as buttons, fields, tabs and table cells.',
  'TypographyFont.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const theme = createTheme({ typography: { fontFamily: 'Georgia' } });
      createRoot(place).render(
        h(
          ThemeProvider,
          { theme },
          h(Button, null, 'Pay'),
          h(InputBase),
          h(Tab, { label: 'Fares' }),
          h(
            'table',
            null,
            h('tbody', null, h('tr', null, h(TableCell, null, '12'))),
          ),
          ...variants.map((variant) =>
            h(Typography, { key: variant, variant }, 'Pier'),
          ),
        ),
      );
      await user.hover('button', 'Pay');
    },
    read: ({ root }) => {
      const classes = [
        'Button-root',
        'InputBase-input',
        'Tab-root',
        'TableCell-root',
      ];
      const texts = [...classes, 'Typography-root'].flatMap((name) => [
        ...root.querySelectorAll(`section .Mui${name}`),
      ]);
      const fonts = texts.map((text) => getComputedStyle(text).fontFamily);
      return [texts.length, ...new Set(fonts)];
    },
    holds: [17, 'Georgia'],
    contrary: [17, 'Roboto, Helvetica, Arial, sans-serif'],
  },
);

claim('`body1` is then `1.6rem`, which is 16 pixels again.', 'TypographySize.tsx', {
  read: () => {
    const { body1 } = createTheme({ typography: { htmlFontSize: 10 } }).typography;
    return body1.fontSize as string;
  },
  holds: '1.6rem',
  contrary: '1rem',
});

claim(
  'With the defaults, `h3` is `2rem` on a phone and `3rem` from 1200 pixels on.',
  'TypographyResponsive.tsx',
  {
    read: () => {
      const { h3 } = responsiveFontSizes(createTheme()).typography;
      const wide = h3['@media (min-width:1200px)'] as { fontSize: string };
      return [
        String(h3.fontSize),
        `${Number.parseFloat(wide.fontSize).toFixed(2)}rem`,
      ];
    },
    holds: ['2rem', '3.00rem'],
    contrary: ['3rem', '3.00rem'],
  },
);

claim(
  'A new variant gets nothing from the others except through your own code: neither `fontFamily` nor `allVariants` is added.',
  'TypographyFont.tsx',
  {
    read: () => {
      const typography = createTheme({
        typography: {
          allVariants: { color: 'teal' },
          poster: { fontSize: '4rem' },
        } as object,
      }).typography as unknown as Record<string, object>;
      return [JSON.stringify(typography.poster), 'color' in typography.h1!];
    },
    holds: ['{"fontSize":"4rem"}', true],
    contrary: ['{"color":"teal","fontSize":"4rem"}', true],
  },
);
