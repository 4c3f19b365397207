import { claim } from 'vitrine/claims';

claim(
  "`down` and `between` end 0.05 pixels below the limit, so no width matches both `up('md')` and `down('md')`.",
  'BreakpointsHelpers.tsx',
  {
    read: (demo) =>
      demo
        .names('cell')
        .filter((name) => name.startsWith('@media'))
        .slice(0, 3),
    holds: [
      '@media (min-width:900px)',
      '@media (max-width:899.95px)',
      '@media (min-width:600px) and (max-width:1199.95px)',
    ],
    contrary: [
      '@media (min-width:900px)',
      '@media (max-width:900px)',
      '@media (min-width:600px) and (max-width:1200px)',
    ],
  },
);

claim(
  '`useMediaQuery` evaluates a query and renders the component again when the answer changes.',
  'BreakpointsCode.tsx',
  {
    drive: (user) => user.click('button', 'Choose a cabin'),
    read: (demo) =>
      demo.has('dialog') &&
      demo.the('dialog').classList.contains('MuiDialog-paperFullScreen') ===
        matchMedia('(max-width: 599.95px)').matches,
    holds: true,
    contrary: false,
  },
);
