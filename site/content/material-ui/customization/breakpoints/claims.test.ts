import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
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

claim(
  'Each value holds from its breakpoint upward until another one replaces it, so you write only the changes.',
  'BreakpointsValues.tsx',
  {
    read: (demo) => {
      const rules = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSMediaRule)
        .filter(({ cssText }) =>
          cssText.includes(demo.query('.MuiStack-root').classList[1]!),
        );
      return rules
        .filter(({ cssText }) => cssText.includes('flex-direction'))
        .map(({ conditionText, cssText }) => [
          conditionText,
          /flex-direction: (\w+)/.exec(cssText)?.[1] ?? '',
        ]);
    },
    holds: [
      ['(min-width: 0px)', 'column'],
      ['(min-width: 600px)', 'row'],
    ],
    contrary: [
      ['(max-width: 0px)', 'column'],
      ['(max-width: 600px)', 'row'],
    ],
  },
);

claim(
  'An array works too: `p: [1, 2, null, 4]` assigns values to `xs`, `sm` and `lg`.',
  'BreakpointsValues.tsx',
  {
    read: () => {
      const css = styleFunctionSx({
        sx: { p: [1, 2, null, 4] },
        theme: createTheme(),
      } as never) as Record<string, { padding: string | null }>;
      return Object.entries(css)
        .filter(([, { padding }]) => padding !== null)
        .map(([query, { padding }]) => `${query} ${padding}`);
    },
    holds: [
      '@media (min-width:0px) 8px',
      '@media (min-width:600px) 16px',
      '@media (min-width:1200px) 32px',
    ],
    contrary: [
      '@media (min-width:0px) 8px',
      '@media (min-width:600px) 16px',
      '@media (min-width:900px) 32px',
    ],
  },
);

claim(
  "Where they don't exist, it writes a query such as `@media (min-width:smpx)`, which no browser applies.",
  'BreakpointsHelpers.tsx',
  {
    read: () => {
      const values = { phone: 0, tablet: 640 };
      return createTheme({ breakpoints: { values } as never }).breakpoints.up('sm');
    },
    holds: '@media (min-width:smpx)',
    contrary: '@media (min-width:600px)',
  },
);
