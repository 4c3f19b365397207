import { claim } from 'vitrine/claims';

claim(
  'In `sx` and in the props of layout components, a number is a factor.',
  'SpacingUnits.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('[data-unit]')].map(
        (card) => getComputedStyle(card).padding,
      ),
    holds: ['8px', '16px', '24px', '20px'],
    contrary: ['2px', '2px', '2px', '2px'],
  },
);

claim(
  "Many components have fixed distances and don't follow: the padding of a `Button` is `6px 16px` whatever the unit.",
  'SpacingUnits.tsx',
  {
    read: (demo) =>
      demo.all('button', 'Save').map((button) => getComputedStyle(button).padding),
    holds: ['6px 16px', '6px 16px', '6px 16px', '6px 16px'],
    contrary: ['3px 8px', '6px 16px', '9px 24px', '15px 40px'],
  },
);
