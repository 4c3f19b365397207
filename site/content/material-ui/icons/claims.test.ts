import SvgIcon from '@mui/material/SvgIcon';
import Icon from '@mui/material/Icon';
import DeleteIcon from '@mui/icons-material/Delete';
import { renderToString } from 'react-dom/server';
import * as React from 'react';
import { claim } from 'vitrine/claims';

/** The markup of an element, as a server sends it. */
function markupOf(element: React.ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToString(element);
  return page;
}

const h = React.createElement;

claim(
  'Without it, an icon has the color of the surrounding text.',
  'IconColors.tsx',
  {
    read: (demo) => {
      const icons = [...demo.root.querySelectorAll('svg')];
      const colorOf = (element: Element) => getComputedStyle(element).color;
      return [icons[0]!, icons[1]!].map(
        (icon) => colorOf(icon) === colorOf(icon.parentElement!),
      );
    },
    holds: [true, false],
    contrary: [false, false],
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
    read: (demo) => {
      const File = (props: React.SVGProps<SVGSVGElement>) =>
        h('svg', { ...props, viewBox: props.viewBox ?? '0 0 32 32' });
      const props: object = { component: File };
      const cropped = markupOf(h(SvgIcon, props));
      return [...demo.root.querySelectorAll('svg')]
        .map((icon) => icon.getAttribute('viewBox'))
        .concat(cropped.querySelector('svg')!.getAttribute('viewBox'));
    },
    holds: ['0 0 32 32', '0 0 32 32', '0 0 24 24'],
    contrary: ['0 0 24 24', '0 0 24 24', '0 0 24 24'],
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
    read: (demo) => {
      const classes = { root: 'own', fontSizeSmall: 'tiny' };
      const icon = markupOf(h(Icon, { fontSize: 'small', classes })).querySelector(
        '.own',
      )!;
      return [
        icon.tagName,
        icon.classList.contains('tiny'),
        ...[...demo.root.querySelectorAll('.map-number')].map(
          (number) => number.tagName,
        ),
      ];
    },
    holds: ['SPAN', true, 'I', 'I'],
    contrary: ['SPAN', false, 'SPAN', 'SPAN'],
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
    read: (demo) => [
      demo.query('svg').dataset.testid ?? '',
      markupOf(h(DeleteIcon)).querySelector('svg')!.dataset.testid ?? '',
    ],
    holds: ['KayakIcon', 'DeleteIcon'],
    contrary: ['Kayak', 'Delete'],
  },
);

claim('`htmlColor` sets any other color.', 'IconColors.tsx', {
  read: (demo) =>
    getComputedStyle([...demo.root.querySelectorAll('svg')].at(-1)!).color,
  holds: 'rgb(0, 131, 143)',
  contrary: 'rgb(0, 0, 0)',
});
