import type * as React from 'react';
import { createRoot } from 'react-dom/client';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

/** Draws more than the demo has, below it. */
async function draw({ root }: { root: HTMLElement }, node: React.ReactNode) {
  const place = document.createElement('section');
  root.append(place);
  createRoot(place).render(node);
}

claim('Set default props for all components at once instead:', 'DenseForm.tsx', {
  drive: (_user, demo) =>
    draw(
      demo,
      <ThemeProvider
        theme={createTheme({
          components: { MuiToolbar: { defaultProps: { variant: 'dense' } } },
        })}
      >
        <Toolbar>Rooms</Toolbar>
      </ThemeProvider>,
    ),
  read: (demo) => demo.query('section .MuiToolbar-root').offsetHeight,
  holds: 48,
  contrary: 64,
});

claim(
  "A lower `spacing` tightens everything that uses the theme's unit: gaps of `Stack` and `Grid`, and `p`, `m` and `gap` in `sx`.",
  'DenseForm.tsx',
  {
    drive: (_user, demo) =>
      draw(
        demo,
        <ThemeProvider theme={createTheme({ spacing: 4 })}>
          <Stack spacing={2} useFlexGap sx={{ p: 2 }} />
        </ThemeProvider>,
      ),
    read: (demo) => {
      const { paddingTop, rowGap } = getComputedStyle(
        demo.query('section .MuiStack-root'),
      );
      return [paddingTop, rowGap];
    },
    holds: ['8px', '8px'],
    contrary: ['16px', '16px'],
  },
);

claim(
  'On touch screens, targets should be at least 44 pixels high; small buttons are 31.',
  'DenseForm.tsx',
  {
    drive: (_user, demo) => draw(demo, <Button size="small">Book</Button>),
    read: (demo) => demo.query('section button').offsetHeight,
    holds: 31,
    contrary: 44,
  },
);
