import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

claim(
  'Two entries are enough to show an element on small screens only.',
  'DisplayByWidth.tsx',
  {
    read: (demo) =>
      [...demo.query('.MuiBox-root').children].map(
        (sentence) =>
          ((getComputedStyle(sentence).display === 'block') ===
            /full table/.test(sentence.textContent ?? '')) !==
          matchMedia('(min-width: 900px)').matches,
      ),
    holds: [true, true],
    contrary: [false, false],
  },
);

claim(
  'For text that only screen readers need, use the `visuallyHidden` styles of `@mui/utils`.',
  'DisplayHidden.tsx',
  {
    read: (demo) => {
      const [seen, heard] = demo.root.querySelectorAll('p > span');
      const { width, height } = heard!.getBoundingClientRect();
      return [width, height, heard!.computedRole, seen!.getAttribute('aria-hidden')];
    },
    holds: [1, 1, 'generic', 'true'],
    contrary: [0, 0, 'none', 'true'],
  },
);

claim(
  "`displayPrint` applies only when printing: `{ display: 'flex', displayPrint: 'none' }` hides a toolbar in print.",
  'DisplayByWidth.tsx',
  {
    read: () =>
      JSON.stringify(
        styleFunctionSx({
          sx: { display: 'flex', displayPrint: 'none' },
          theme: createTheme(),
        } as never),
      ),
    holds: '{"display":"flex","@media print":{"display":"none"}}',
    contrary: '{"display":"none","@media screen":{"display":"flex"}}',
  },
);
