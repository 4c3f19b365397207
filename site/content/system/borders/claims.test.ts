import { claim } from 'vitrine/claims';

const bordersOf = (box: Element) => {
  const style = getComputedStyle(box);
  return (['Top', 'Right', 'Bottom', 'Left'] as const).map(
    (side) => style[`border${side}Width`],
  );
};

claim('A number is a width: `border: 1` is one pixel, solid.', 'BorderSides.tsx', {
  read: (demo) => {
    const box = demo.query('.MuiBox-root').children[0]!;
    return [...bordersOf(box), getComputedStyle(box).borderTopStyle];
  },
  holds: ['1px', '1px', '1px', '1px', 'solid'],
  contrary: ['0px', '0px', '0px', '0px', 'none'],
});

claim(
  'Without a color, a border uses the text color; set one with `borderColor`.',
  'BorderSides.tsx',
  {
    read: (demo) => {
      const [plain, colored] = demo.query('.MuiBox-root').children;
      return [plain!, colored!].map((box) => getComputedStyle(box).borderTopColor);
    },
    holds: ['rgb(15, 23, 42)', 'rgb(190, 18, 60)'],
    contrary: ['rgb(0, 0, 0)', 'rgb(190, 18, 60)'],
  },
);

claim(
  "For both reading directions, set `borderInlineStart` and `borderInlineEnd` as CSS strings, such as `'4px solid'`.",
  'BorderSides.tsx',
  {
    read: (demo) => {
      const box = demo.query('.MuiBox-root').children[2]! as HTMLElement;
      return ['ltr', 'rtl'].map((direction) => {
        box.style.direction = direction;
        const { borderLeftWidth, borderRightWidth } = getComputedStyle(box);
        return `${borderLeftWidth} ${borderRightWidth}`;
      });
    },
    holds: ['4px 0px', '0px 4px'],
    contrary: ['4px 0px', '4px 0px'],
  },
);

claim(
  "`borderRadius: 1` is the theme's `shape.borderRadius`, 4 px by default; `2` is twice that.",
  'BorderCorners.tsx',
  {
    read: (demo) =>
      [...demo.query('.MuiBox-root').children].map(
        (box) => getComputedStyle(box).borderTopLeftRadius,
      ),
    holds: ['4px', '8px', '16px', '50%'],
    contrary: ['1px', '2px', '4px', '50%'],
  },
);
