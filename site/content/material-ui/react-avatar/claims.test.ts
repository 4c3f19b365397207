import Avatar from '@mui/material/Avatar';
import { createRoot } from 'react-dom/client';
import * as React from 'react';
import { claim } from 'vitrine/claims';

claim(
  'Without children it shows the first letter of `alt`, and without both a person icon.',
  'AvatarFallbacks.tsx',
  {
    read: (demo) => [
      ...[...demo.root.querySelectorAll('.MuiAvatar-root')].map(
        (avatar) => avatar.textContent ?? '',
      ),
      demo.root.querySelectorAll('[data-testid="PersonIcon"]').length,
    ],
    holds: ['IH', 'J', '', 1],
    contrary: ['', '', '', 0],
  },
);

claim(
  '`max` limits how many circles there are, including the one that counts the rest: with `max={4}`, seven people become three avatars and "+4".',
  'AvatarTotal.tsx',
  {
    read: (demo) =>
      [
        ...demo
          .query('[aria-label="Reviewers"]')
          .querySelectorAll('.MuiAvatar-root'),
      ].map((avatar) => avatar.textContent ?? ''),
    holds: ['+4', 'C', 'B', 'A'],
    contrary: ['+3', 'D', 'C', 'B', 'A'],
  },
);

claim('Pass `total` if you load fewer people than there are.', 'AvatarTotal.tsx', {
  read: (demo) =>
    demo.query('[aria-label="Subscribers"] .MuiAvatar-root').textContent ?? '',
  holds: '+125',
  contrary: '+4',
});

claim(
  'As a link or a button the avatar can be focused and needs a name, which the `alt` of a picture gives it.',
  'AvatarLink.tsx',
  {
    drive: async (user, { root }) => {
      const place = document.createElement('section');
      root.append(place);
      const props = {
        component: 'button',
        alt: 'Jan Novak',
        src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
      };
      createRoot(place).render(React.createElement<object>(Avatar, props));
      await user.press('Tab');
      root.dataset.first = document.activeElement?.localName ?? '';
      await user.press('Tab');
    },
    read: (demo) => [
      demo.root.dataset.first ?? '',
      demo.names('link')[0] ?? '',
      demo.focused,
    ],
    holds: ['a', 'Profile of Ida Holm', 'button Jan Novak'],
    contrary: ['a', '', 'button'],
  },
);
