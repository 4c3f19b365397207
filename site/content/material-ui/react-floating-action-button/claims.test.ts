import { claim } from 'vitrine/claims';

claim('With `href` the root is an `a` element with the same look.', 'FabLink.tsx', {
  read: (demo) => [
    demo.query('.MuiFab-root').localName,
    demo.names('link')[0] ?? '',
  ],
  holds: ['a', 'To the top of this section'],
  contrary: ['button', ''],
});

claim(
  'Only one may be in the markup for screen readers: `unmountOnExit` removes the other.',
  'FabTransition.tsx',
  {
    drive: (user) => user.click('tab', 'People'),
    read: (demo) => demo.names('button'),
    holds: ['Invite'],
    contrary: ['Write', 'Invite'],
  },
);

claim("The text is the name, so `aria-label` isn't needed.", 'FabExtended.tsx', {
  read: (demo) => demo.names('button'),
  holds: ['Plan a trip'],
  contrary: [''],
});

claim('An extended one is 48, 40 or 34 pixels high.', 'FabSizes.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll<HTMLElement>('.MuiFab-extended')].map(
      (fab) => fab.offsetHeight,
    ),
  holds: [34, 40, 48],
  contrary: [40, 48, 56],
});
