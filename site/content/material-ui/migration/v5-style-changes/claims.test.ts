import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import Box from '@mui/material/Box';
import { alpha, createTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'With the default theme, theme.spacing(2) is the string 16px.',
  'StyleSpacing.tsx',
  {
    read: (demo) => demo.query('td').textContent,
    holds: '"16px"',
    contrary: '16',
  },
);

claim('Now `md` is 900, `lg` is 1200 and `xl` is 1536.', 'StyleSpacing.tsx', {
  read: () => {
    const { md, lg, xl } = createTheme().breakpoints.values;
    return [md, lg, xl];
  },
  holds: [900, 1200, 1536],
  contrary: [960, 1280, 1920],
});

claim("`down('sm')` ends where `sm` begins.", 'StyleSpacing.tsx', {
  read: () => createTheme().breakpoints.down('sm'),
  holds: '@media (max-width:599.95px)',
  contrary: '@media (max-width:899.95px)',
});

claim(
  '`alpha` sets the opacity of a color, whatever it was before:',
  'StyleSpacing.tsx',
  {
    read: () => alpha('rgba(25, 118, 210, 0.5)', 0.12),
    holds: 'rgba(25, 118, 210, 0.12)',
    contrary: 'rgba(25, 118, 210, 0.06)',
  },
);

claim('`theme.mixins.gutters()` is gone.', 'StyleSpacing.tsx', {
  read: () => Object.keys(createTheme().mixins),
  holds: ['toolbar'],
  contrary: ['gutters', 'toolbar'],
});

claim("Numbers for `gap` are steps of the theme's spacing.", 'StyleSpacing.tsx', {
  drive: async (_user, { root }) => {
    const place = document.createElement('section');
    root.append(place);
    createRoot(place).render(h(Box, { display: 'flex', gap: 2 }));
  },
  read: (demo) => getComputedStyle(demo.query('section > div')).columnGap,
  holds: '16px',
  contrary: '2px',
});
