import { claim } from 'vitrine/claims';

claim('The element gets the role `img`, so it needs a name.', 'CardPicture.tsx', {
  read: (demo) => [
    demo.query('.MuiCardMedia-root').getAttribute('role'),
    demo.names('image'),
  ],
  holds: ['img', ['Hills in the evening sun']],
  contrary: [null, []],
});

claim(
  '`CardActionArea` turns its content into a single button or, with `href`, a link.',
  'CardLink.tsx',
  {
    read: (demo) => [demo.names('link'), demo.names('button')],
    holds: [
      ['The salt marsh Where the sea comes twice a day'],
      ['Share The salt marsh'],
    ],
    contrary: [
      [],
      ['The salt marsh Where the sea comes twice a day', 'Share The salt marsh'],
    ],
  },
);

claim(
  'Each area is a button, and `aria-pressed` marks the selected one.',
  'CardChoice.tsx',
  {
    drive: (user) => user.click('button', 'Shared Three gardens, with friends'),
    read: (demo) =>
      demo.all('button').map((button) => button.getAttribute('aria-pressed')),
    holds: ['false', 'true'],
    contrary: ['true', 'false'],
  },
);

claim('Its button announces whether it is open.', 'CardMore.tsx', {
  drive: (user) => user.click('button', 'Ingredients'),
  read: (demo) => [
    demo.attribute('aria-expanded', 'button', 'Ingredients'),
    getComputedStyle(demo.query('#card-ingredients')).visibility,
  ],
  holds: ['true', 'visible'],
  contrary: ['false', 'visible'],
});

claim(
  'A CSS grid with `auto-fill` makes as many columns as fit; cards in one row have equal heights.',
  'CardGrid.tsx',
  {
    read: (demo) => {
      const boxes = demo.all('listitem').map((card) => card.getBoundingClientRect());
      const row = boxes.filter((box) => box.top === boxes[0]?.top);
      return [
        row.length > 1,
        new Set(row.map((box) => Math.round(box.height))).size,
      ];
    },
    holds: [true, 1],
    contrary: [true, 2],
  },
);
