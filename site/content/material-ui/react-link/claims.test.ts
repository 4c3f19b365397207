import { claim } from 'vitrine/claims';

claim(
  'A link takes the size and weight of the text around it, because its variant is `inherit`.',
  'LinkText.tsx',
  {
    read: (demo) => {
      const text = demo.query('p');
      return ['13px 700', '21px 400'].map((font) => {
        const [size, weight] = font.split(' ');
        text.style.fontSize = size!;
        text.style.fontWeight = weight!;
        const style = getComputedStyle(text.querySelector('a')!);
        return `${style.fontSize} ${style.fontWeight}`;
      });
    },
    holds: ['13px 700', '21px 400'],
    contrary: ['16px 400', '16px 400'],
  },
);

claim(
  'It keeps the look of a link and gets the keys of a button.',
  'LinkButton.tsx',
  {
    drive: async (user) => {
      await user.focus('button', 'Show the opening hours');
      await user.press('Space');
    },
    read: (demo) => [demo.query('.MuiLink-root').localName, demo.text('status')],
    holds: ['button', 'Tuesday to Sunday, 10 to 17'],
    contrary: ['a', ''],
  },
);

claim('Without one it has no role, no focus and no keys.', 'LinkUnderline.tsx', {
  drive: (user) => user.press('Tab', 'Tab', 'Tab'),
  read: (demo) => [demo.all('link').length, demo.focused],
  holds: [3, 'link Never'],
  contrary: [4, 'link Without an address'],
});

claim(
  '`TypographyClasses` has no effect in this version: use `sx` or `classes`.',
  'LinkCustom.tsx',
  {
    read: (demo) =>
      ['Bold', 'Not bold'].map((name) => [
        demo.the('link', name).classList.contains('bold'),
        getComputedStyle(demo.the('link', name)).fontWeight,
      ]),
    holds: [
      [true, '700'],
      [false, '400'],
    ],
    contrary: [
      [true, '700'],
      [true, '700'],
    ],
  },
);
