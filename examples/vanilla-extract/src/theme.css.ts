import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

export const vars = createGlobalTheme(':root', {
  brand: '#1d4ed8',
  onBrand: '#ffffff',
  text: '#1e293b',
  line: '#64748b',
  corner: '6px',
});

globalStyle(':root', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: {
        [vars.brand]: '#93c5fd',
        [vars.onBrand]: '#0f172a',
        [vars.text]: '#e2e8f0',
        [vars.line]: '#94a3b8',
      },
    },
  },
});
