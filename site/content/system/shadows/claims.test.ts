import { createTheme as createMaterialTheme } from '@mui/material/styles';
import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

claim(
  "A number is an index of the theme's `shadows`; a string is CSS.",
  'ShadowSteps.tsx',
  {
    read: (demo) =>
      [...demo.query('.MuiBox-root').children].map(
        (box) =>
          /\d+px \d+px \d+px/.exec(getComputedStyle(box).boxShadow)?.[0] ?? 'none',
      ),
    holds: ['none', '0px 1px 3px', '0px 12px 32px'],
    contrary: ['none', 'none', 'none'],
  },
);

claim('Material UI has 25 shadows, from 0 to 24.', 'ShadowSteps.tsx', {
  read: () => Number(createMaterialTheme().shadows.length),
  holds: 25,
  contrary: 24,
});

claim(
  'The system itself has none, and an unknown number gives no shadow.',
  'ShadowSteps.tsx',
  {
    read: () => {
      const theme = createTheme();
      const css = styleFunctionSx({ sx: { boxShadow: 3 }, theme } as never);
      return [
        'shadows' in theme,
        CSS.supports('box-shadow', String(css?.boxShadow)),
      ];
    },
    holds: [false, false],
    contrary: [true, true],
  },
);
