import Grid from '@mui/material/Grid';
import Box from '@mui/material/Box';
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
          components: {
            MuiToolbar: { defaultProps: { variant: 'dense' } },
            MuiButton: { defaultProps: { size: 'small' } },
          },
        })}
      >
        <Toolbar>Rooms</Toolbar>
        <Button>Book</Button>
      </ThemeProvider>,
    ),
  read: (demo) => [
    demo.query('section .MuiToolbar-root').offsetHeight,
    demo.query('section button').offsetHeight,
  ],
  holds: [48, 31],
  contrary: [64, 31],
});

claim(
  "A lower `spacing` tightens everything that uses the theme's unit: gaps of `Stack` and `Grid`, and `p`, `m` and `gap` in `sx`.",
  'DenseForm.tsx',
  {
    drive: (_user, demo) =>
      draw(
        demo,
        <ThemeProvider theme={createTheme({ spacing: 4 })}>
          <Stack spacing={2} useFlexGap />
          <Grid container spacing={2}>
            <Grid item />
          </Grid>
          <Box sx={{ p: 2, m: 2, gap: 2 }} />
        </ThemeProvider>,
      ),
    read: (demo) => {
      const style = (part: string) =>
        getComputedStyle(demo.query(`section .Mui${part}`));
      const { margin, padding, rowGap } = style('Box-root');
      const { paddingTop } = style('Grid-item');
      return [style('Stack-root').rowGap, paddingTop, padding, margin, rowGap];
    },
    holds: ['8px', '8px', '8px', '8px', '8px'],
    contrary: ['8px', '16px', '8px', '16px', '16px'],
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
