import { claim } from 'vitrine/claims';

claim(
  'If you set another `fontFamily`, the variants have no `letterSpacing` at all.',
  'TypographyFont.tsx',
  {
    read: (demo) => getComputedStyle(demo.query('.MuiTypography-h5')).letterSpacing,
    holds: 'normal',
    contrary: '0.15px',
  },
);

claim(
  'It is the size of `body2` and `button`; the other variants keep their ratio to it.',
  'TypographySize.tsx',
  {
    drive: async (user) => {
      await user.focus('slider', 'fontSize');
      await user.press('ArrowRight', 'ArrowRight');
    },
    read: (demo) =>
      [...demo.root.querySelectorAll('li')].map((item) => item.innerText),
    holds: ['h6: 22.9 px', 'body1: 18.3 px', 'body2: 16 px', 'caption: 13.7 px'],
    contrary: ['h6: 22 px', 'body1: 18 px', 'body2: 16 px', 'caption: 14 px'],
  },
);
