import { claim } from 'vitrine/claims';

claim(
  '`useThemeProps` merges `defaultProps` of the theme into the props of the instance.',
  'ThemedStat.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiBox-root > div')].map(
        (stat) => getComputedStyle(stat).borderTopStyle,
      ),
    holds: ['solid', 'dashed', 'solid'],
    contrary: ['solid', 'solid', 'solid'],
  },
);

claim(
  "`styled` takes `name`, the component's key in the theme, and `slot`, the key of the part under `styleOverrides`.",
  'ThemedStat.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiBox-root > div > div:first-child')].map(
        (value) => getComputedStyle(value).fontFamily.startsWith('Georgia'),
      ),
    holds: [false, true, true],
    contrary: [false, false, false],
  },
);

claim(
  "`styled` doesn't forward that prop to the DOM, and functions in the theme receive it.",
  'ThemedStat.tsx',
  {
    read: (demo) => {
      const stats = [...demo.query('.MuiBox-root').children];
      return stats.map((stat) => [
        stat.hasAttribute('ownerstate'),
        getComputedStyle(stat).borderTopColor === getComputedStyle(stat).color,
      ]);
    },
    holds: [
      [false, false],
      [false, true],
      [false, false],
    ],
    contrary: [
      [true, false],
      [true, false],
      [true, false],
    ],
  },
);

claim(
  '`variants` of the theme apply to the slot called `root`, or to a slot without a name.',
  'ThemedStat.tsx',
  {
    read: (demo) => {
      const stat = demo.query('.MuiBox-root').children[1]!;
      return [stat, stat.children[0]!].map(
        (part) => getComputedStyle(part).borderTopStyle,
      );
    },
    holds: ['dashed', 'none'],
    contrary: ['solid', 'dashed'],
  },
);
