import { claim } from 'vitrine/claims';

claim('An icon that reads them grows with its button:', 'IconsOwn.tsx', {
  read: (demo) =>
    [...demo.root.querySelectorAll('svg')].map(
      (icon) => getComputedStyle(icon).width,
    ),
  holds: ['18px', '20px', '24px'],
  contrary: ['20px', '20px', '20px'],
});

claim(
  'Components that can contain an icon set `--Icon-fontSize`, `--Icon-color` and margins.',
  'IconsOwn.tsx',
  {
    read: (demo) => {
      const style = getComputedStyle(demo.the('button', 'Add, lg'));
      return ['--Icon-fontSize', '--Icon-color'].map(
        (name) => style.getPropertyValue(name) !== '',
      );
    },
    holds: [true, true],
    contrary: [false, false],
  },
);

claim(
  "Icons that aren't an `svg` take their size from the font, so `width` and `height` are of no use to them:",
  'IconsFont.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('i')].map(
        (icon) => getComputedStyle(icon).fontSize,
      ),
    holds: ['18px', '20px', '24px'],
    contrary: ['16px', '16px', '16px'],
  },
);
