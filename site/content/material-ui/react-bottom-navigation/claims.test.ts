import { claim } from 'vitrine/claims';

claim(
  'Without a `value` of its own, an action has its position, from 0.',
  'BottomNavigationBasic.tsx',
  {
    drive: (user) => user.click('button', 'Tickets'),
    read: (demo) => demo.text('status'),
    holds: 'Value: 1',
    contrary: 'Value: Tickets',
  },
);

claim(
  'A hidden label is transparent but still there, so it stays the name of its button.',
  'BottomNavigationBasic.tsx',
  {
    read: (demo) => [
      getComputedStyle(demo.query('.MuiBottomNavigationAction-iconOnly span'))
        .opacity,
      ...demo.names('button'),
    ],
    holds: ['0', 'Map', 'Tickets', 'Notices'],
    contrary: ['0', 'Map', '', ''],
  },
);

claim('Destinations with addresses are links.', 'BottomNavigationLinks.tsx', {
  drive: (user) => user.click('link', 'Notices'),
  read: (demo) => [
    demo.names('link').length,
    demo.attribute('aria-current', 'link', 'Notices'),
  ],
  holds: [2, 'page'],
  contrary: [0, ''],
});
