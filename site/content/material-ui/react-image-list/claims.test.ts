import ImageListItem from '@mui/material/ImageListItem';
import ImageList from '@mui/material/ImageList';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
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
    drive: async (_user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const picture = React.createElement(
        'div',
        null,
        React.createElement('img', { alt: '' }),
      );
      const item = React.createElement(ImageListItem, null, picture);
      const List: React.ElementType = ImageList;
      createRoot(place).render(React.createElement(List, null, item));
    },
    read: (demo) =>
      ['li > img', 'section img'].map((place) => {
        const picture = demo.query(place);
        const isMarked = picture.classList.contains('MuiImageListItem-img');
        return [isMarked, getComputedStyle(picture).objectFit];
      }),
    holds: [
      [true, 'cover'],
      [false, 'fill'],
    ],
    contrary: [
      [true, 'cover'],
      [true, 'cover'],
    ],
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
