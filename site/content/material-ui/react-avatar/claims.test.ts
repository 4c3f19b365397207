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
    drive: (user) => user.press('Tab'),
    read: (demo) => demo.focused,
    holds: 'link Profile of Ida Holm',
    contrary: '',
  },
);
