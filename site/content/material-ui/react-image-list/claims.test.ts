import { claim } from 'vitrine/claims';

claim(
  'An item is as tall as its rows and the gaps between them: two rows of 90 pixels with a gap of 4 are 184.',
  'ImageListQuilted.tsx',
  {
    read: (demo) => demo.query('li').offsetHeight,
    holds: 184,
    contrary: 180,
  },
);

claim(
  'It gives the pictures a class that makes them fill their item and be cut to it, but only to an `img` that is a direct child.',
  'ImageListStandard.tsx',
  {
    read: (demo) => [
      getComputedStyle(demo.query('img')).objectFit,
      demo.query('li').offsetHeight,
    ],
    holds: ['cover', 110],
    contrary: ['fill', 110],
  },
);

claim(
  'In a `masonry` list the order goes down the columns.',
  'ImageListMasonry.tsx',
  {
    read: (demo) => {
      const [first, second] = demo.root.querySelectorAll('li');
      const [one, two] = [
        first!.getBoundingClientRect(),
        second!.getBoundingClientRect(),
      ];
      return [Math.round(one.left) === Math.round(two.left), two.top > one.bottom];
    },
    holds: [true, true],
    contrary: [false, false],
  },
);

claim(
  'The button says what it does for which picture, and whether it is pressed.',
  'ImageListAlbum.tsx',
  {
    drive: (user) => user.click('button', 'Like Florø, evening'),
    read: (demo) => [
      demo.attribute('aria-pressed', 'button', 'Like Florø, evening'),
      demo.text('status'),
    ],
    holds: ['true', '6 pictures, 1 liked'],
    contrary: ['false', '6 pictures, 0 liked'],
  },
);
