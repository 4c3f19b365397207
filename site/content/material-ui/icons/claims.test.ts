import { claim } from 'vitrine/claims';

claim(
  'Without it, an icon has the color of the surrounding text. `htmlColor` sets any other color.',
  'IconColors.tsx',
  {
    read: (demo) => {
      const icons = [...demo.root.querySelectorAll('svg')];
      const colorOf = (element: Element) => getComputedStyle(element).color;
      return [
        colorOf(icons[0]!) === colorOf(icons[0]!.parentElement!),
        colorOf(icons.at(-1)!),
      ];
    },
    holds: [true, 'rgb(0, 131, 143)'],
    contrary: [false, 'rgb(0, 131, 143)'],
  },
);

claim(
  '`fontSize` is `small` (20 px), `medium` (24 px), `large` (35 px) or `inherit`, which makes the icon as large as the text.',
  'IconSizes.tsx',
  {
    read: (demo) => {
      const icons = [...demo.root.querySelectorAll('svg')];
      const { fontSize } = getComputedStyle(icons.at(-1)!.parentElement!);
      return [
        ...icons.slice(0, 3).map((icon) => icon.getBoundingClientRect().width),
        icons.at(-1)!.getBoundingClientRect().width === Number.parseFloat(fontSize),
      ];
    },
    holds: [20, 24, 35, true],
    contrary: [16, 24, 32, true],
  },
);

claim(
  'For anything else, set `fontSize` in `sx`: the icon is one `em` wide and high.',
  'IconSizes.tsx',
  {
    read: (demo) => {
      const { width, height } = demo.root
        .querySelectorAll('svg')[3]!
        .getBoundingClientRect();
      return [width, height];
    },
    holds: [64, 64],
    contrary: [24, 24],
  },
);

claim(
  "`inheritViewBox` keeps the file's own grid; without it, `0 0 24 24` crops or shrinks the drawing.",
  'SvgFile.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('svg')].map(
        (icon) => icon.getAttribute('viewBox') ?? '',
      ),
    holds: ['0 0 32 32', '0 0 32 32'],
    contrary: ['0 0 24 24', '0 0 24 24'],
  },
);

claim(
  '`Icon` renders the name of a glyph with the class of the font, `material-icons` by default.',
  'FontIcons.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiIcon-root')].map((icon) => [
        icon.classList.contains('material-icons'),
        icon.textContent ?? '',
      ]),
    holds: [
      [true, 'anchor'],
      [true, 'explore'],
      [true, 'waves'],
      [true, 'wb_sunny'],
    ],
    contrary: [
      [false, 'anchor'],
      [false, 'explore'],
      [false, 'waves'],
      [false, 'wb_sunny'],
    ],
  },
);

claim(
  'An `Icon` is a `span`; `component` changes the element, and `classes` adds your class names to the root and the sizes:',
  'MapNumbers.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.map-number')].map((icon) => [
        icon.tagName,
        icon.classList.contains('visited'),
      ]),
    holds: [
      ['I', true],
      ['I', false],
    ],
    contrary: [
      ['SPAN', true],
      ['SPAN', false],
    ],
  },
);

claim(
  'Both components are hidden from screen readers by default, so there is nothing to do.',
  'NamedIcons.tsx',
  {
    read: (demo) =>
      ['[data-testid="PlaceIcon"]', '.MuiIcon-root'].map((selector) =>
        demo.query(selector).getAttribute('aria-hidden'),
      ),
    holds: ['true', 'true'],
    contrary: [null, null],
  },
);

claim(
  'On an icon outside a control, set `titleAccess`, which makes the SVG an image with that name.',
  'NamedIcons.tsx',
  {
    read: (demo) => {
      const icon = demo.query('[data-testid="VerifiedIcon"]');
      return [
        icon.computedRole,
        icon.computedName,
        icon.getAttribute('aria-hidden'),
      ];
    },
    holds: ['image', 'Verified account', null],
    contrary: ['none', '', 'true'],
  },
);

claim(
  "Icons of the package, and those made by `createSvgIcon`, carry `data-testid` with their name and `Icon` behind it: `getByTestId('DeleteIcon')`.",
  'OwnIcon.tsx',
  {
    read: (demo) => demo.query('svg').dataset.testid ?? '',
    holds: 'KayakIcon',
    contrary: 'Kayak',
  },
);
