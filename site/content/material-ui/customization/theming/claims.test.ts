import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import emotionStyled from '@emotion/styled';
import {
  createTheme,
  responsiveFontSizes,
  styled,
  THEME_ID,
  ThemeProvider,
} from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  "`theme.spacing(2)` is then `8px`, and `theme.spacing(1, 'auto')` is `4px auto`.",
  'ThemingBasic.tsx',
  {
    read: () => {
      const { spacing } = createTheme({ spacing: 4 });
      return [spacing(2), spacing(1, 'auto')];
    },
    holds: ['8px', '4px auto'],
    contrary: ['2px', '1px auto'],
  },
);

claim("`down('md')` ends below `md`, at 899.95 pixels.", 'ThemingRead.tsx', {
  read: () => createTheme().breakpoints.down('md'),
  holds: '@media (max-width:899.95px)',
  contrary: '@media (max-width:900px)',
});

claim(
  '`responsiveFontSizes` makes headings smaller on narrow screens.',
  'ThemingFont.tsx',
  {
    read: () => {
      const plain = createTheme().typography;
      const { typography } = responsiveFontSizes(createTheme());
      return (['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1'] as const).filter(
        (variant) =>
          Number.parseFloat(String(typography[variant].fontSize)) <
          Number.parseFloat(String(plain[variant].fontSize)),
      );
    },
    holds: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    contrary: ['h4'],
  },
);

claim('In `sx`, use theme keys.', 'ThemingRead.tsx', {
  read: (demo) => {
    const [byName, byFunction] = demo.query('.MuiStack-root').children;
    return [byName!, byFunction!].map((element) => {
      const { borderTopLeftRadius, paddingTop } = getComputedStyle(element);
      return [paddingTop, borderTopLeftRadius];
    });
  },
  holds: [
    ['16px', '4px'],
    ['16px', '4px'],
  ],
  contrary: [
    ['2px', '1px'],
    ['16px', '4px'],
  ],
});

claim(
  "`defaultProps` applies to every instance that doesn't set the prop itself.",
  'ThemingDefaults.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiInputBase-root')].map((field) =>
        field.classList.contains('MuiFilledInput-root'),
      ),
    holds: [true, true, false],
    contrary: [true, true, true],
  },
);

claim(
  '`styleOverrides` has a key for each rule name, which the reference lists under “CSS classes”.',
  'ThemingOverrides.tsx',
  {
    read: (demo) => [
      getComputedStyle(demo.query('.MuiCard-root')).borderTopWidth,
      getComputedStyle(demo.query('.MuiCardHeader-title')).fontSize,
    ],
    holds: ['6px', '16px'],
    contrary: ['0px', '24px'],
  },
);

claim('Later entries win.', 'ThemingVariants.tsx', {
  read: (demo) =>
    ['Archive', 'Delete'].map((name) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(
        demo.the('button', name),
      );
      return `${borderTopWidth} ${borderTopStyle}`;
    }),
  holds: ['2px solid', '2px dashed'],
  contrary: ['2px solid', '2px solid'],
});

claim(
  'A `spacing` or `palette.primary` in the second is merged as is: `light`, `dark` and `contrastText` are not computed again.',
  'ThemingNested.tsx',
  {
    read: () => {
      const palette = { primary: { main: '#ff0000' } };
      return [createTheme({ palette }), createTheme({}, { palette })].map(
        (theme) => theme.palette.primary.dark,
      );
    },
    holds: ['rgb(178, 0, 0)', '#1565c0'],
    contrary: ['rgb(178, 0, 0)', 'rgb(178, 0, 0)'],
  },
);

claim(
  'To extend the outer theme, pass a function that receives it and returns the inner one:',
  'ThemingNested.tsx',
  {
    read: (demo) =>
      ['Outer', 'Inner'].map((name) => {
        const { backgroundColor, borderTopLeftRadius } = getComputedStyle(
          demo.the('button', name),
        );
        return [backgroundColor, borderTopLeftRadius];
      }),
    holds: [
      ['rgb(93, 64, 55)', '0px'],
      ['rgb(93, 64, 55)', '24px'],
    ],
    contrary: [
      ['rgb(93, 64, 55)', '0px'],
      ['rgb(25, 118, 210)', '24px'],
    ],
  },
);

claim(
  'It was imported from `@emotion/styled`, which has no default theme: without a `ThemeProvider` it gets an empty object, and with a scoped theme an object without `palette`.',
  'ThemingBasic.tsx',
  {
    read: () => {
      const seen: string[] = [];
      const see = ({ theme }: { theme: object }) => {
        seen.push(`${Object.keys(theme).length > 0} ${'palette' in theme}`);
        return {};
      };
      const Emotion = createElement(emotionStyled.p(see));
      const Material = createElement(styled('p')(see));
      const scoped = { [THEME_ID]: createTheme() };
      renderToString(Emotion);
      renderToString(createElement(ThemeProvider, { theme: scoped }, Emotion));
      renderToString(Material);
      renderToString(createElement(ThemeProvider, { theme: scoped }, Material));
      return seen;
    },
    holds: ['false false', 'true false', 'true true', 'true true'],
    contrary: ['true true', 'true true', 'true true', 'true true'],
  },
);
