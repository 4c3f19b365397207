import { claim } from 'vitrine/claims';

claim(
  '`shouldForwardProp` decides for each prop: return `false` for props that are only for styles.',
  'CustomProps.tsx',
  {
    read: (demo) =>
      demo
        .all('image')
        .map((meter) => [
          meter.hasAttribute('value'),
          /(\d+)%/.exec(getComputedStyle(meter).backgroundImage)?.[1] ?? '',
        ]),
    holds: [
      [false, '30'],
      [false, '85'],
    ],
    contrary: [
      [true, '30'],
      [true, '85'],
    ],
  },
);

claim(
  '`variants` holds styles by condition: each entry whose `props` all match is added, in order.',
  'CustomVariants.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('p')].map((note) => {
        const { borderLeftColor, paddingTop } = getComputedStyle(note);
        return `${borderLeftColor} ${paddingTop}`;
      }),
    holds: [
      'rgb(100, 116, 139) 12px',
      'rgb(29, 78, 216) 12px',
      'rgb(185, 28, 28) 4px',
    ],
    contrary: [
      'rgb(100, 116, 139) 12px',
      'rgb(29, 78, 216) 12px',
      'rgb(185, 28, 28) 12px',
    ],
  },
);

claim(
  'With `name` and `slot`, a styled component takes `styleOverrides` and `variants` from `theme.components`.',
  'CustomTheme.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('span')].map((stamp) => {
        const { borderTopLeftRadius, rotate } = getComputedStyle(stamp);
        return `${borderTopLeftRadius} ${rotate}`;
      }),
    holds: ['0px none', '8px -3deg'],
    contrary: ['0px none', '0px none'],
  },
);

claim('`useThemeProps` takes `defaultProps` from there.', 'CustomTheme.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('span')].map((stamp) => stamp.textContent ?? ''),
  holds: ['4711', 'No. 4711'],
  contrary: ['4711', '4711'],
});

claim(
  'It knows the type of that theme and falls back to it without a provider.',
  'CustomStyled.tsx',
  {
    read: (demo) => {
      const { backgroundColor, paddingTop } = getComputedStyle(
        demo.root.firstElementChild!,
      );
      return [backgroundColor, paddingTop];
    },
    holds: ['rgb(63, 98, 18)', '15px'],
    contrary: ['rgba(0, 0, 0, 0)', '12px'],
  },
);
