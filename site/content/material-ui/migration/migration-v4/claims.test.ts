import { createTheme } from '@mui/material/styles';
import { adaptV4Theme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'Moved by hand, this theme has its new keys, and its button keeps the radius and the flat look:',
  'MovedTheme.tsx',
  {
    read: (demo) => {
      const { borderRadius, boxShadow } = getComputedStyle(
        demo.the('button', 'Order'),
      );
      return [borderRadius, boxShadow];
    },
    holds: ['16px', 'none'],
    contrary: ['4px', 'none'],
  },
);

claim("**Breakpoints**: `down('sm')` means below `sm` now.", 'MovedTheme.tsx', {
  read: () => createTheme().breakpoints.down('sm'),
  holds: '@media (max-width:599.95px)',
  contrary: '@media (max-width:899.95px)',
});

claim('That function keeps them working.', 'MovedTheme.tsx', {
  read: () => {
    const { components } = createTheme(
      adaptV4Theme({
        props: { MuiButton: { disableRipple: true } },
        overrides: { MuiButton: { root: { borderRadius: 9 } } },
      }),
    );
    return JSON.stringify(components?.MuiButton);
  },
  holds:
    '{"defaultProps":{"disableRipple":true},"styleOverrides":{"root":{"borderRadius":9}}}',
  contrary: '{}',
});

claim(
  'The minimum width of “In” is 40 pixels, and that of “Up” is 120 pixels.',
  'GroupWidth.tsx',
  {
    read: (demo) =>
      ['In', 'Up'].map(
        (name) => getComputedStyle(demo.the('button', name)).minWidth,
      ),
    holds: ['40px', '120px'],
    contrary: ['120px', '120px'],
  },
);
