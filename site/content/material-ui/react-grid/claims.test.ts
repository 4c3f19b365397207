import { claim } from 'vitrine/claims';

claim(
  '`spacing` is the gap between items, in multiples of `theme.spacing`: 2 is 16 pixels.',
  'GridSpacing.tsx',
  {
    drive: (user) => user.click('button', '4'),
    read: (demo) => {
      const [first, second] = demo.root.querySelectorAll('.MuiPaper-root');
      const start = first?.getBoundingClientRect().right ?? 0;
      return Math.round((second?.getBoundingClientRect().left ?? 0) - start);
    },
    holds: 32,
    contrary: 16,
  },
);

claim(
  'Gaps are padding at the top and the start of the items, and the container compensates with negative margins.',
  'GridBasic.tsx',
  {
    read: (demo) => {
      const item = getComputedStyle(demo.query('.MuiGrid-item'));
      const row = getComputedStyle(demo.query('.MuiGrid-container'));
      return [item.padding, row.marginTop, row.marginLeft];
    },
    holds: ['16px 0px 0px 16px', '-16px', '-16px'],
    contrary: ['8px', '-8px', '-8px'],
  },
);

claim(
  'An item that is also a container lays out its own items: twelve columns again, within its share of the outer row.',
  'GridNested.tsx',
  {
    read: (demo) => {
      const inner = demo.query('.MuiGrid-item.MuiGrid-container');
      const item = inner.querySelector<HTMLElement>('.MuiGrid-item');
      const width = item?.offsetWidth ?? 0;
      const outer = demo.query('.MuiGrid-container').offsetWidth;
      return [
        Math.round((12 * width) / inner.offsetWidth),
        Math.round((24 * width) / outer),
      ];
    },
    holds: [5, 5],
    contrary: [10, 10],
  },
);

claim(
  '`wrap="nowrap"` keeps the row together, and `zeroMinWidth` lets the item shrink.',
  'GridNoWrap.tsx',
  {
    read: (demo) => {
      const box = demo.query('.MuiPaper-root');
      const text = demo.query('.MuiTypography-body2');
      return [
        text.scrollWidth > text.clientWidth,
        box.scrollWidth > box.clientWidth,
      ];
    },
    holds: [true, false],
    contrary: [false, true],
  },
);

claim('`columns` replaces the twelve.', 'GridColumns.tsx', {
  read: (demo) => {
    const items = [...demo.root.querySelectorAll<HTMLElement>('.MuiGrid-item')];
    return [items.length, new Set(items.map((item) => item.offsetTop)).size];
  },
  holds: [7, 1],
  contrary: [7, 2],
});

claim(
  'If its items are a list, render it as one with `component` so that screen readers count them.',
  'GridList.tsx',
  {
    read: (demo) => [demo.names('list'), demo.all('listitem').length],
    holds: [['Teas'], 3],
    contrary: [[], 0],
  },
);
