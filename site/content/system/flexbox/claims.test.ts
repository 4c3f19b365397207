import { claim } from 'vitrine/claims';

claim(
  "`marginInlineStart: 'auto'` takes all free space before a box.",
  'FlexLine.tsx',
  {
    read: (demo) =>
      (['ltr', 'rtl'] as const).map((direction) => {
        const line = demo.query('.MuiBox-root');
        line.style.direction = direction;
        const [first, second] = [...line.children].map((box) =>
          box.getBoundingClientRect(),
        );
        return direction === 'ltr'
          ? second!.left - first!.right > 100
          : first!.left - second!.right > 100;
      }),
    holds: [true, true],
    contrary: [true, false],
  },
);

claim(
  '`flex: 1` lets a box take the remaining space, and `flexShrink: 0` keeps an icon from being squeezed.',
  'FlexGrow.tsx',
  {
    read: (demo) => {
      const row = demo.query('.MuiBox-root');
      const [icon, text, size] = [...row.children].map((box) => box as HTMLElement);
      row.style.width = '140px';
      const squeezed = icon!.offsetWidth;
      row.style.width = '600px';
      const end = size!.getBoundingClientRect().right + 12;
      return [
        squeezed,
        text!.offsetWidth > 400,
        Math.round(row.getBoundingClientRect().right - end),
      ];
    },
    holds: [32, true, 0],
    contrary: [20, false, 0],
  },
);

claim(
  "A flex item doesn't get narrower than its content unless it has `minWidth: 0`.",
  'FlexGrow.tsx',
  {
    read: (demo) =>
      ['0px', 'auto'].map((minWidth) => {
        const text = demo.query('.MuiBox-root').children[1] as HTMLElement;
        text.style.overflow = minWidth === 'auto' ? 'visible' : 'hidden';
        text.style.minWidth = minWidth;
        return text.scrollWidth > text.clientWidth;
      }),
    holds: [true, false],
    contrary: [true, true],
  },
);
