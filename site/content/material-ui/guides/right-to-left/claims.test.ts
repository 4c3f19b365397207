import { claim } from 'vitrine/claims';

claim(
  'The plugin turns `left` and `right`, in positions, margins and paddings as in `text-align` and `float`.',
  'RtlBoth.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiButton-startIcon')].map((icon) => {
        const { marginLeft, marginRight } = getComputedStyle(icon);
        return [marginLeft, marginRight];
      }),
    holds: [
      ['-4px', '8px'],
      ['8px', '-4px'],
    ],
    contrary: [
      ['-4px', '8px'],
      ['-4px', '8px'],
    ],
  },
);

claim(
  'Arrow keys: in a slider and in tabs, Arrow Left goes forward.',
  'RtlBoth.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'مستوى الصوت');
      await user.press('ArrowLeft');
    },
    read: (demo) => demo.value('slider', 'مستوى الصوت'),
    holds: '31',
    contrary: '29',
  },
);

claim('`/* @noflip */` before a declaration keeps it.', 'RtlNoFlip.tsx', {
  read: (demo) =>
    ['mirrored', 'kept'].map(
      (note) => getComputedStyle(demo.query(`[data-note=${note}]`)).borderLeftWidth,
    ),
  holds: ['0px', '6px'],
  contrary: ['0px', '0px'],
});
