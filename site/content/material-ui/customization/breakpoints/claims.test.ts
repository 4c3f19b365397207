import useMediaQuery from '@mui/material/useMediaQuery';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

/** A media query list whose answer the test changes. */
function fakeMedia() {
  const listeners = new Set<() => void>();
  const list = {
    matches: true,
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  };
  const change = () => {
    list.matches = !list.matches;
    for (const listener of listeners) listener();
  };
  return { matchMedia: (() => list) as never, change };
}

let answers: string[] = [];

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
    drive: async (user, { root }) => {
      const place = document.createElement('button');
      root.append(place);
      const { matchMedia, change } = fakeMedia();
      answers = [];
      const Answer = () => {
        const answer = String(useMediaQuery('(min-width: 1px)', { matchMedia }));
        return React.createElement('span', null, answer);
      };
      createRoot(place).render(React.createElement(Answer));
      await user.hover('button', 'true');
      answers.push(place.textContent ?? '');
      change();
    },
    read: (demo) => [
      ...answers,
      [...demo.root.querySelectorAll('button')].at(-1)?.textContent ?? '',
    ],
    holds: ['true', 'false'],
    contrary: ['true', 'true'],
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
