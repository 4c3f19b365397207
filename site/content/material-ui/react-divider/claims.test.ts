import { claim } from 'vitrine/claims';

claim('The divider then gets the role `separator`.', 'DividerList.tsx', {
  read: (demo) => demo.all('separator').map((line) => line.localName),
  holds: ['li'],
  contrary: ['hr'],
});

claim(
  'In a flex container without a fixed height that is zero: `flexItem` stretches it instead.',
  'DividerVertical.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll<HTMLElement>('.MuiDivider-vertical')].map(
        (line) => line.offsetHeight > 0,
      ),
    holds: [true, false],
    contrary: [true, true],
  },
);

claim(
  'Children stand on the line; the divider is a `div` then.',
  'DividerText.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiDivider-root')].map(
        (line) => line.localName,
      ),
    holds: ['div', 'div', 'div'],
    contrary: ['hr', 'hr', 'hr'],
  },
);
