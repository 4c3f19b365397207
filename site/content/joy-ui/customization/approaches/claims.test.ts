import { claim } from 'vitrine/claims';

claim('Values can be theme tokens.', 'ApproachesInstance.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('.MuiCard-root')].map(
      (card) => getComputedStyle(card).backgroundColor,
    ),
  holds: ['rgb(240, 244, 248)', 'rgb(251, 252, 254)', 'rgb(251, 252, 254)'],
  contrary: ['rgba(0, 0, 0, 0)', 'rgb(251, 252, 254)', 'rgb(251, 252, 254)'],
});

claim('Where both set the same property, `sx` wins.', 'ApproachesInstance.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('.MuiCard-root')]
      .slice(1)
      .map((card) => getComputedStyle(card).borderTopLeftRadius),
  holds: ['16px', '6px'],
  contrary: ['16px', '16px'],
});

claim(
  'Set default props and slot styles that apply to every button in the theme.',
  'ApproachesTheme.tsx',
  {
    read: (demo) =>
      ['Small by default', 'Small and bold'].map((name) => {
        const button = demo.the('button', name);
        return [
          button.classList.contains('MuiButton-sizeSm'),
          getComputedStyle(button).fontWeight,
        ];
      }),
    holds: [
      [true, '600'],
      [true, '700'],
    ],
    contrary: [
      [true, '600'],
      [true, '600'],
    ],
  },
);

claim(
  'An instance that sets the prop itself keeps its own value.',
  'ApproachesTheme.tsx',
  {
    read: (demo) =>
      demo.the('button', 'Large by its prop').classList.contains('MuiButton-sizeLg'),
    holds: true,
    contrary: false,
  },
);

claim(
  '`slotProps` hands props to one of them, `slots` puts a component of yours in its place, and `component` changes the element at the root: here a button is a link.',
  'JoyInviteParts.tsx',
  {
    read: (demo) => {
      const field = demo.the('textbox', 'Invitation code');
      return [
        field.getAttribute('maxlength'),
        getComputedStyle(field).letterSpacing,
        demo.the('link', 'Join the board').tagName,
      ];
    },
    holds: ['6', '4.8px', 'A'],
    contrary: [null, 'normal', 'BUTTON'],
  },
);

claim(
  "A component in `slots` gets none of Joy UI's styles for that part, and it receives `ownerState`: take it out before the rest of the props reach an element.",
  'JoyInviteParts.tsx',
  {
    read: (demo) => {
      const field = demo.the('textbox', 'Invitation code');
      return [getComputedStyle(field).minWidth, field.hasAttribute('ownerstate')];
    },
    holds: ['auto', false],
    contrary: ['0px', false],
  },
);

claim(
  'For a part of the page, put a `ThemeProvider` around it.',
  'ApproachesPart.tsx',
  {
    read: (demo) =>
      ['Solid as always', 'Soft by the theme'].map((name) =>
        demo.the('button', name).classList.contains('MuiButton-variantSoft'),
      ),
    holds: [false, true],
    contrary: [false, false],
  },
);

claim(
  'A slider also has a prop `classes`, which has no effect in this version.',
  'ApproachesClasses.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiSlider-thumb')].map((thumb) => [
        thumb.classList.contains('square'),
        getComputedStyle(thumb).borderTopLeftRadius,
      ]),
    holds: [
      [true, '0px'],
      [false, '9px'],
    ],
    contrary: [
      [true, '0px'],
      [true, '0px'],
    ],
  },
);
