import { claim } from 'vitrine/claims';

claim(
  'Box is an element with the `sx` prop, a `div` by default, that you style with your theme.',
  'BoxProps.tsx',
  {
    read: (demo) => {
      const box = demo.query('.MuiBox-root');
      return [box.tagName, getComputedStyle(box).columnGap];
    },
    holds: ['DIV', '16px'],
    contrary: ['SPAN', '2px'],
  },
);

claim(
  '`component` takes the name of an element or a component.',
  'BoxElements.tsx',
  {
    read: (demo) => [
      ...[...demo.root.querySelectorAll('.MuiBox-root')].map(
        ({ tagName }) => tagName,
      ),
      demo.value('textbox', 'Seed'),
    ],
    holds: ['FORM', 'LABEL', 'INPUT', 'Field beans'],
    contrary: ['DIV', 'DIV', 'DIV', 'Field beans'],
  },
);

claim(
  "Selectors in the parent's `sx` reach the children and their states.",
  'BoxParent.tsx',
  {
    drive: (user) => user.hover('link', 'Water'),
    read: (demo) =>
      ['Soil', 'Water'].map((name) => {
        const { backgroundColor, paddingLeft, textDecorationLine } =
          getComputedStyle(demo.the('link', name));
        return [backgroundColor, paddingLeft, textDecorationLine];
      }),
    holds: [
      ['rgb(55, 48, 163)', '16px', 'none'],
      ['rgb(224, 231, 255)', '16px', 'underline'],
    ],
    contrary: [
      ['rgb(224, 231, 255)', '16px', 'none'],
      ['rgb(224, 231, 255)', '16px', 'underline'],
    ],
  },
);

claim(
  'Some system props, such as `color` and `height`, are also HTML attributes, and Box treats them as styles.',
  'BoxProps.tsx',
  {
    read: (demo) => {
      const box = demo.query('.MuiBox-root .MuiBox-root');
      return [box.getAttributeNames().join(' '), getComputedStyle(box).color];
    },
    holds: ['class', 'rgb(69, 26, 3)'],
    contrary: ['color class', 'rgb(0, 0, 0)'],
  },
);

claim(
  'Create your own with `createBox`, with another theme and class name:',
  'BoxOwn.tsx',
  {
    read: (demo) => {
      const box = demo.query('.garden-box');
      const { backgroundColor, paddingTop } = getComputedStyle(box);
      return [backgroundColor, paddingTop, box.classList.contains('MuiBox-root')];
    },
    holds: ['rgb(124, 45, 18)', '20px', false],
    contrary: ['rgba(0, 0, 0, 0)', '32px', true],
  },
);
