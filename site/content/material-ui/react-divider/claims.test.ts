import { claim } from 'vitrine/claims';

claim(
  'The divider then gets the role `separator`, which a list may not contain: hide it with `aria-hidden="true"`.',
  'DividerList.tsx',
  {
    read: (demo) => {
      const line = demo.query('.MuiDivider-root');
      return [line.localName, line.getAttribute('role'), line.ariaHidden];
    },
    holds: ['li', 'separator', 'true'],
    contrary: ['hr', null, null],
  },
);

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
