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
