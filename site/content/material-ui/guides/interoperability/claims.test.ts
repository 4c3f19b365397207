import { claim } from 'vitrine/claims';

claim(
  'The demo writes `.interop-slider.interop-slider`: doubling the class raises the specificity, so the rule wins whatever the order.',
  'InteropPlain.tsx',
  {
    read: (demo) => {
      const { color, height } = getComputedStyle(demo.query('.MuiSlider-root'));
      return [color, height];
    },
    holds: ['rgb(0, 121, 107)', '8px'],
    contrary: ['rgb(25, 118, 210)', '4px'],
  },
);

claim(
  'The theme of `@emotion/styled` and of the `css` prop is the one of the nearest `ThemeProvider`.',
  'InteropEmotion.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('p')].map(
        (text) => getComputedStyle(text).padding,
      ),
    holds: ['12px', '12px'],
    contrary: ['16px', '12px'],
  },
);

claim(
  "A rule that starts at your own root, `.app .MuiMenu-paper`, doesn't reach them, and neither does inherited CSS.",
  'InteropPortal.tsx',
  {
    drive: (user, demo) => {
      demo.query('.interop-region').style.fontStyle = 'italic';
      return user.click('button', 'In the body');
    },
    read: (demo) => {
      const style =
        demo.has('menu') && getComputedStyle(demo.the('menu').parentElement!);
      return style ? [style.borderTopStyle, style.fontStyle] : [];
    },
    holds: ['none', 'normal'],
    contrary: ['dashed', 'italic'],
  },
);
