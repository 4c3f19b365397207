import { claim } from 'vitrine/claims';

claim(
  'Gutters are 16 pixels on each side, and 24 from the breakpoint `sm` on; `disableGutters` removes them.',
  'ContainerGutters.tsx',
  {
    read: (demo) => {
      const [first, second] = demo.root.querySelectorAll('.MuiContainer-root');
      const gutter = innerWidth >= 600 ? '24px' : '16px';
      return [
        getComputedStyle(first!).paddingLeft === gutter,
        getComputedStyle(second!).paddingLeft,
      ];
    },
    holds: [true, '0px'],
    contrary: [true, '24px'],
  },
);

claim('`maxWidth="xs"` is 444 pixels, not 0.', 'ContainerGutters.tsx', {
  read: (demo) => getComputedStyle(demo.query('.MuiContainer-root')).maxWidth,
  holds: '444px',
  contrary: '0px',
});

claim(
  '`maxWidth={false}` sets no limit, so that you can set one of your own.',
  'ContainerCustom.tsx',
  {
    read: (demo) => {
      const container = demo.query('.MuiContainer-root');
      const { maxWidth } = getComputedStyle(container);
      return [container.className.includes('maxWidth'), maxWidth === '1200px'];
    },
    holds: [false, false],
    contrary: [true, true],
  },
);
