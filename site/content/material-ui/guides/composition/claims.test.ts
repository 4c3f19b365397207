import { claim } from 'vitrine/claims';

claim(
  '`component` sets the element or component at the root.',
  'CompositionElement.tsx',
  {
    read: (demo) => [
      demo.the('navigation', 'Layout').tagName,
      ...demo.names('link'),
    ],
    holds: ['NAV', 'Grid v2', 'Stack'],
    contrary: ['UL', 'Grid v2', 'Stack'],
  },
);

claim(
  "Props that the component doesn't use are passed to that element, so `href` and `target` work as on an `a`.",
  'CompositionLink.tsx',
  {
    read: (demo) =>
      ['Overview', 'Buttons'].map((name) => demo.attribute('href', 'link', name)),
    holds: ['/material-ui/', '/material-ui/react-button/'],
    contrary: ['', ''],
  },
);

claim(
  'Without the props, it never opens: they hold the listeners and the `aria` attributes.',
  'CompositionRef.tsx',
  {
    drive: (user) => user.hover('button', 'C 14'),
    read: (demo) => [
      demo.has('tooltip', 'Free until Sunday'),
      demo.the('button').hasAttribute('aria-describedby'),
    ],
    holds: [true, true],
    contrary: [false, false],
  },
);

claim(
  'Put defaults before `{...props}` so that callers can override them, and fixed values after it.',
  'CompositionWrapper.tsx',
  {
    read: (demo) =>
      ['Saving', 'Save'].map((name) => {
        const button = demo.the('button', name) as HTMLButtonElement;
        return [
          button.disabled,
          button.classList.contains('MuiButton-containedSuccess'),
        ];
      }),
    holds: [
      [true, false],
      [false, true],
    ],
    contrary: [
      [true, false],
      [false, false],
    ],
  },
);

claim(
  'A wrapper that sets the props itself takes the component.',
  'CompositionChildren.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('svg')].map(
        (icon) => `${icon.dataset.testid} ${getComputedStyle(icon).color}`,
      ),
    holds: ['TrainIcon rgb(25, 118, 210)', 'DirectionsBoatIcon rgb(25, 118, 210)'],
    contrary: [
      'TrainIcon rgba(0, 0, 0, 0.87)',
      'DirectionsBoatIcon rgba(0, 0, 0, 0.87)',
    ],
  },
);

claim(
  '`slots` replaces the component in it, and `slotProps` passes props to it.',
  'CompositionSlots.tsx',
  {
    read: (demo) => {
      const button = demo.the('button', 'Mark as read');
      return [
        button.classList.contains('MuiIconButton-colorSuccess'),
        button.querySelector('svg')?.dataset.testid ?? '',
      ];
    },
    holds: [true, 'DoneIcon'],
    contrary: [false, 'CloseIcon'],
  },
);
