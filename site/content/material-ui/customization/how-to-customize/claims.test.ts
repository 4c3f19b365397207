import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import Button from '@mui/material/Button';
import { claim } from 'vitrine/claims';

const h = React.createElement;

claim('`sx` takes CSS and theme keys.', 'CustomizeOne.tsx', {
  read: (demo) => {
    const { color, height } = getComputedStyle(demo.query('.MuiSlider-root'));
    return [height, color];
  },
  holds: ['10px', 'rgb(237, 108, 2)'],
  contrary: ['4px', 'rgb(25, 118, 210)'],
});

claim(
  'The library styles a state with two classes, the part and the state.',
  'CustomizeStates.tsx',
  {
    // Classes in the selector of the rule that the library writes for the state.
    read: (demo) => {
      const disabled = demo.the('button', 'Sold out');
      const counts = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSStyleRule)
        .map((rule) => rule.selectorText)
        .filter((text) => text.includes('.Mui-disabled') && disabled.matches(text))
        .map((text) => text.split('.').length - 1);
      return Math.min(...counts);
    },
    holds: 2,
    contrary: 1,
  },
);

claim(
  'A rule with a single class is less specific and loses, so name both.',
  'CustomizeStates.tsx',
  {
    drive: (user) => user.click('button', 'Large'),
    read: (demo) =>
      ['Medium', 'Large'].map(
        (name) => getComputedStyle(demo.the('button', name)).color,
      ),
    holds: ['rgba(0, 0, 0, 0.54)', 'rgb(255, 255, 255)'],
    contrary: ['rgba(0, 0, 0, 0.54)', 'rgba(0, 0, 0, 0.87)'],
  },
);

claim(
  '`className` reaches the root, and `classes` reaches the parts by their rule names.',
  'CustomizeSheet.tsx',
  {
    read: (demo) => [
      demo.query('.MuiChip-root').classList.contains('harbour-chip'),
      getComputedStyle(demo.query('.MuiChip-label')).fontStyle,
    ],
    holds: [true, 'italic'],
    contrary: [false, 'normal'],
  },
);

claim(
  '`shouldForwardProp` keeps that prop off the element.',
  'CustomizeOwnProp.tsx',
  {
    read: (demo) => {
      const [urgent, other] = demo.root.querySelectorAll('.MuiPaper-root');
      const color = (element: Element) => getComputedStyle(element).borderLeftColor;
      return [urgent!.hasAttribute('urgent'), color(urgent!) === color(other!)];
    },
    holds: [false, false],
    contrary: [true, false],
  },
);

claim(
  'For values that follow a pointer or a measurement, write the rule once with a CSS variable and set the variable with `style`.',
  'CustomizeVariable.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'Share');
      await user.press('End');
    },
    read: (demo) => {
      const bar = demo.query('[style*="--share"]');
      return [
        bar.style.getPropertyValue('--share'),
        bar.offsetWidth === bar.parentElement!.clientWidth,
      ];
    },
    holds: ['100', true],
    contrary: ['60', false],
  },
);

claim(
  '`defaultProps` changes props, `styleOverrides` changes styles by part, and `variants` changes styles by props.',
  'CustomizeTheme.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const theme = createTheme({
        components: {
          MuiButton: {
            defaultProps: { startIcon: '+', size: 'small' },
            styleOverrides: { startIcon: { marginRight: 21 } },
            variants: [
              { props: { variant: 'outlined' }, style: { borderTopWidth: 3 } },
            ],
          },
        },
      });
      createRoot(place).render(
        h(ThemeProvider, { theme }, h(Button, { variant: 'outlined' }, 'Pay')),
      );
    },
    read: (demo) => {
      const button = demo.query('section button');
      return [
        button.classList.contains('MuiButton-sizeSmall'),
        getComputedStyle(button.querySelector('span')!).marginRight,
        getComputedStyle(button).borderTopWidth,
      ];
    },
    holds: [true, '21px', '3px'],
    contrary: [true, '21px', '1px'],
  },
);

claim(
  'Items 2 to 5 end up in one class, so their order decides, not their specificity.',
  'CustomizeOne.tsx',
  {
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const components = {
        MuiButton: {
          styleOverrides: {
            root: { borderRadius: 11, paddingTop: 11, marginTop: 11 },
          },
          variants: [
            {
              props: {},
              style: { borderRadius: 12, paddingTop: 12, marginTop: 12 },
            },
          ],
        },
      };
      const Own = styled(Button)({ borderRadius: 13, paddingTop: 13 });
      createRoot(place).render(
        h(
          ThemeProvider,
          { theme: createTheme({ components }) },
          h(Own, { sx: { borderRadius: '14px' } }, 'Pay'),
        ),
      );
    },
    read: (demo) => {
      const button = demo.query('section button');
      const { borderTopLeftRadius, marginTop, paddingTop } =
        getComputedStyle(button);
      const own = [...button.classList].filter((name) => !name.startsWith('Mui'));
      return [own.length, borderTopLeftRadius, paddingTop, marginTop];
    },
    holds: [1, '14px', '13px', '12px'],
    contrary: [4, '14px', '13px', '12px'],
  },
);
