import { claim } from 'vitrine/claims';

claim('Its button announces the menu and whether it is open.', 'AppBarMenu.tsx', {
  drive: (user) => user.click('button', 'Account'),
  read: (demo) => [
    demo.query('#account-button').getAttribute('aria-haspopup'),
    demo.query('#account-button').getAttribute('aria-expanded'),
    demo.has('menu', 'Account'),
  ],
  holds: ['menu', 'true', true],
  contrary: ['menu', 'false', true],
});

claim(
  "It has no visible label, so it needs an accessible name; the form around it makes <kbd>Enter</kbd> work, and the form's role makes it a landmark.",
  'AppBarSearch.tsx',
  {
    drive: async (user, demo) => {
      demo.query('form').addEventListener('submit', () => {
        demo.root.dataset.sent = 'yes';
      });
      await user.focus('searchbox', 'Search recipes');
      await user.type('lentils');
      await user.press('Enter');
    },
    read: (demo) => [
      demo.has('search'),
      demo.names('searchbox'),
      demo.root.dataset.sent ?? '',
    ],
    holds: [true, ['Search recipes'], 'yes'],
    contrary: [true, ['Search recipes'], ''],
  },
);

claim(
  'The bar has no shadow at the top and gets one as soon as content lies underneath.',
  'AppBarElevate.tsx',
  {
    drive: async (user, demo) => {
      demo.root.style.minHeight = '300vh';
      scrollTo(0, 60);
      await user.press('Escape');
    },
    read: (demo) =>
      [0, 4].map((elevation) =>
        demo.query('header').classList.contains(`MuiPaper-elevation${elevation}`),
      ),
    holds: [false, true],
    contrary: [true, false],
  },
);

claim(
  'By default it watches the window and depends on the direction: true while scrolling down, false while scrolling up.',
  'AppBarHide.tsx',
  {
    drive: async (user, demo) => {
      demo.root.style.minHeight = '300vh';
      scrollTo(0, 400);
      await user.press('Escape');
      demo.root.dataset.down = getComputedStyle(demo.query('header')).visibility;
      scrollTo(0, 300);
      await user.press('Escape');
    },
    read: (demo) => [
      demo.root.dataset.down ?? '',
      getComputedStyle(demo.query('header')).visibility,
    ],
    holds: ['hidden', 'visible'],
    contrary: ['hidden', 'hidden'],
  },
);

claim(
  'Keep it in place while the focus is inside, since a hidden bar would hide the focus.',
  'AppBarHide.tsx',
  {
    drive: async (user, demo) => {
      demo.root.style.minHeight = '300vh';
      await user.focus('button', 'Save');
      scrollTo(0, 400);
      await user.press('Escape');
    },
    read: (demo) => [
      demo.focused,
      getComputedStyle(demo.query('header')).visibility,
    ],
    holds: ['button Save', 'visible'],
    contrary: ['button Save', 'hidden'],
  },
);

claim(
  '`variant="dense"` on the `Toolbar` reduces the row to 48 pixels.',
  'AppBarColors.tsx',
  {
    read: (demo) => demo.query('.MuiToolbar-dense').clientHeight,
    holds: 48,
    contrary: 64,
  },
);

claim(
  '`useScrollTrigger` without hysteresis shows the button at a position, whatever the direction.',
  'AppBarTop.tsx',
  {
    drive: async (user, demo) => {
      demo.root.dataset.first = String(demo.has('link', 'Back to the top'));
      demo.root.style.minHeight = '300vh';
      scrollTo(0, 500);
      await user.press('Escape');
      scrollTo(0, 300);
    },
    read: (demo) => [
      demo.root.dataset.first ?? '',
      demo.has('link', 'Back to the top'),
    ],
    holds: ['false', true],
    contrary: ['false', false],
  },
);
