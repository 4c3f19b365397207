import { claim } from 'vitrine/claims';

let seen: number[] = [];

claim(
  'When they submit the form, it names invalid fields and moves the focus to the first one.',
  'SignIn.tsx',
  {
    drive: (user) => user.click('button', 'Sign in'),
    read: (demo) => [
      demo.focused,
      ...[...demo.root.querySelectorAll('.MuiFormHelperText-root')].map(
        (text) => text.textContent ?? '',
      ),
    ],
    holds: [
      'textbox Email address',
      'Enter an email address such as mila@example.com.',
      'Enter your password.',
    ],
    contrary: ['button Sign in'],
  },
);

claim('People can show the password.', 'SignIn.tsx', {
  drive: (user) => user.click('button', 'Show password'),
  read: (demo) => [
    (demo.query('#sign-in-password') as HTMLInputElement).type,
    demo.has('button', 'Hide password'),
  ],
  holds: ['text', true],
  contrary: ['password', true],
});

claim(
  'It rates the password while it is typed, and asks for the terms last.',
  'SignUp.tsx',
  {
    drive: async (user, demo) => {
      await user.click(demo.query('#sign-up-password'));
      await user.type('cor');
      demo.root.dataset.rated = demo.attribute(
        'aria-valuetext',
        'progressbar',
        'Strength of the password',
      );
      await user.type('rect horse battery');
    },
    read: (demo) => [
      demo.root.dataset.rated ?? '',
      demo.attribute('aria-valuetext', 'progressbar', 'Strength of the password'),
      [...demo.query('form').querySelectorAll('input')].at(-1)!.name,
    ],
    holds: ['Too short', 'Strong', 'terms'],
    contrary: ['Too short', 'Too short', 'password'],
  },
);

claim('Arrow keys move through the list.', 'Mail.tsx', {
  drive: async (user, demo) => {
    const at = () => (document.activeElement as HTMLElement).dataset.message ?? '';
    await user.focus(demo.query('[data-message="6"]'));
    await user.press('ArrowDown', 'ArrowDown');
    demo.root.dataset.down = at();
    await user.press('ArrowUp');
  },
  read: (demo) => [
    demo.root.dataset.down ?? '',
    (document.activeElement as HTMLElement).dataset.message ?? '',
  ],
  holds: ['4', '5'],
  contrary: ['4', '4'],
});

claim('A reply starts with its address and subject.', 'Mail.tsx', {
  drive: (user) => user.click('button', 'Reply'),
  read: (demo) => [demo.value('textbox', 'To'), demo.value('textbox', 'Subject')],
  holds: ['dana@example.com', 'Re: Proofs for the fall catalog'],
  contrary: ['', ''],
});

claim(
  'Pictures by topic, favorites, and a large view with <kbd>Arrow Left</kbd> and <kbd>Arrow Right</kbd>.',
  'Album.tsx',
  {
    drive: async (user, demo) => {
      const count = () => demo.root.querySelectorAll('img').length;
      const chips = demo.query('[aria-label="Show pictures of"]').children;
      seen = [count()];
      await user.click(chips[1]!);
      seen.push(count() < seen[0]! && count() > 0 ? 1 : 0);
      await user.click(chips[0]!);
      await user.click(demo.query('[aria-label^="Favorite"]'));
      seen.push(
        demo.query('[aria-label^="Favorite"]').ariaPressed === 'true' ? 1 : 0,
      );
      await user.click(demo.query('[aria-label^="Enlarge"]'));
      await user.press('ArrowRight', 'ArrowRight', 'ArrowLeft');
    },
    read: (demo) => [...seen, /\d+ of \d+/.exec(demo.text('status'))?.[0] ?? ''],
    holds: [8, 1, 1, '2 of 8'],
    contrary: [8, 0, 0, '1 of 8'],
  },
);

claim(
  'All pictures have their size, so nothing moves while they load.',
  'Album.tsx',
  {
    read: (demo) => {
      const pictures = [...demo.root.querySelectorAll('img')];
      return pictures.every(
        (one) => one.hasAttribute('width') && one.hasAttribute('height'),
      );
    },
    holds: true,
    contrary: false,
  },
);
