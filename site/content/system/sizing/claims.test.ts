import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

/** The CSS that the system makes of an `sx`, as text. */
const cssOf = (sx: object) =>
  JSON.stringify(styleFunctionSx({ sx, theme: createTheme() } as never));

claim(
  '`width: 1` fills the parent, `0.5` is half of it, and `240` is 240 pixels.',
  'SizeShares.tsx',
  {
    read: (demo) => {
      const parent = demo.query('.MuiBox-root');
      const shares = [...parent.children].map(
        (box) => box.getBoundingClientRect().width / parent.clientWidth,
      );
      return [...shares, cssOf({ width: 240 })];
    },
    holds: [0.25, 0.5, 1, '{"width":240}'],
    contrary: [0.25, 0.5, 1, '{"width":"240%"}'],
  },
);

claim(
  'The same applies to `height`, `minWidth`, `maxWidth`, `minHeight` and `maxHeight`.',
  'SizeShares.tsx',
  {
    read: () =>
      ['height', 'minWidth', 'maxWidth', 'minHeight', 'maxHeight'].map((key) =>
        cssOf({ [key]: 0.5 }),
      ),
    holds: [
      '{"height":"50%"}',
      '{"minWidth":"50%"}',
      '{"maxWidth":"50%"}',
      '{"minHeight":"50%"}',
      '{"maxHeight":"50%"}',
    ],
    contrary: [
      '{"height":0.5}',
      '{"minWidth":0.5}',
      '{"maxWidth":0.5}',
      '{"minHeight":0.5}',
      '{"maxHeight":0.5}',
    ],
  },
);

claim(
  "`maxWidth` also takes the name of a breakpoint: `'sm'` is 600 px.",
  'SizeReading.tsx',
  {
    read: () => [cssOf({ maxWidth: 'sm' }), cssOf({ width: 'sm' })],
    holds: ['{"maxWidth":600}', '{"width":"sm"}'],
    contrary: ['{"maxWidth":"sm"}', '{"width":"sm"}'],
  },
);

claim('`classes` gives its root a class of yours.', 'SizeContainer.tsx', {
  read: (demo) =>
    getComputedStyle(demo.query('.letter')).getPropertyValue('border-left-width'),
  holds: '4px',
  contrary: '0px',
});
