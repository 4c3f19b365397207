import * as colors from '@mui/material/colors';
import { createTheme, getContrastRatio } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'The theme derives a light and a dark color from it and decides whether text on it is white or a dark gray.',
  'Preview.tsx',
  {
    read: () => {
      const { primary, secondary } = createTheme({
        palette: { primary: { main: '#f50057' }, secondary: { main: '#ff9100' } },
      }).palette;
      return [primary, secondary].map(({ light, dark, contrastText }) => [
        light,
        dark,
        contrastText,
      ]);
    },
    holds: [
      ['rgb(247, 51, 120)', 'rgb(171, 0, 60)', '#fff'],
      ['rgb(255, 167, 51)', 'rgb(178, 101, 0)', 'rgba(0, 0, 0, 0.87)'],
    ],
    contrary: [
      ['rgb(247, 51, 120)', 'rgb(171, 0, 60)', '#fff'],
      ['rgb(255, 167, 51)', 'rgb(178, 101, 0)', '#fff'],
    ],
  },
);

claim(
  '`contrastText` is white where its contrast is at least `palette.contrastThreshold`, which is 3, and a dark gray otherwise.',
  'Preview.tsx',
  {
    read: () => {
      const { contrastThreshold, getContrastText } = createTheme().palette;
      return [
        contrastThreshold,
        ...['#f50057', '#ff9100'].map((color) => [
          getContrastRatio(color, '#fff') >= 3,
          getContrastText(color),
        ]),
      ];
    },
    holds: [3, [true, '#fff'], [false, 'rgba(0, 0, 0, 0.87)']],
    contrary: [3, [true, '#fff'], [false, '#000']],
  },
);

claim('A hue is an object with its shades:', 'Preview.tsx', {
  read: () => Object.keys(colors.deepPurple),
  holds: [
    '50',
    '100',
    '200',
    '300',
    '400',
    '500',
    '600',
    '700',
    '800',
    '900',
    'A100',
    'A200',
    'A400',
    'A700',
  ],
  contrary: ['light', 'main', 'dark', 'contrastText'],
});

claim(
  'No shade of yellow or amber carries white text, and of lime only 900 does.',
  'Preview.tsx',
  {
    read: () => {
      const { getContrastText } = createTheme().palette;
      return (['yellow', 'amber', 'lime'] as const).flatMap((hue) =>
        Object.entries(colors[hue])
          .filter(([, color]) => getContrastText(color) === '#fff')
          .map(([shade]) => `${hue} ${shade}`),
      );
    },
    holds: ['lime 900'],
    contrary: [],
  },
);
