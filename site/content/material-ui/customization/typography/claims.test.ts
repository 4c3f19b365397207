import { createTheme, responsiveFontSizes } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

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
  'Every variant uses it, and so does every component that sets text: buttons, fields, tabs, table cells.',
  'TypographyFont.tsx',
  {
    read: (demo) =>
      ['.MuiTypography-h5', '.MuiTypography-caption', '.MuiButton-root'].map(
        (selector) =>
          getComputedStyle(demo.query(selector)).fontFamily.split(',')[0]!,
      ),
    holds: ['Georgia', 'Consolas', 'Georgia'],
    contrary: ['Georgia', 'Consolas', 'Roboto'],
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
