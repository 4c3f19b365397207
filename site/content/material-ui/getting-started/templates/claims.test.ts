import { claim } from 'vitrine/claims';

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
      await user.type('correct horse battery');
    },
    read: (demo) =>
      demo.attribute('aria-valuetext', 'progressbar', 'Strength of the password'),
    holds: 'Strong',
    contrary: 'Too short',
  },
);

claim('Arrow keys move through the list.', 'Mail.tsx', {
  drive: async (user, demo) => {
    await user.focus(demo.query('[data-message="6"]'));
    await user.press('ArrowDown');
  },
  read: () => (document.activeElement as HTMLElement).dataset.message ?? '',
  holds: '5',
  contrary: '6',
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
      await user.click(
        demo.all('button').find((one) => one.ariaLabel?.startsWith('Enlarge'))!,
      );
      await user.press('ArrowRight', 'ArrowRight', 'ArrowLeft');
    },
    read: (demo) => /\d+ of \d+/.exec(demo.text('status'))?.[0] ?? '',
    holds: '2 of 8',
    contrary: '1 of 8',
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
