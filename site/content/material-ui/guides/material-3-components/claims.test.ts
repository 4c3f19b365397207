import { claim } from 'vitrine/claims';

claim(
  'Shapes, colors and type are values of a theme, so most of the look needs no other package.',
  'Material3Theme.tsx',
  {
    read: (demo) => {
      const button = getComputedStyle(demo.the('button', 'Keep for later'));
      const card = getComputedStyle(demo.query('.MuiCard-root'));
      return [
        button.textTransform,
        button.borderTopLeftRadius,
        button.backgroundColor,
        card.borderTopLeftRadius,
      ];
    },
    holds: ['none', '20px', 'rgb(232, 222, 248)', '12px'],
    contrary: ['uppercase', '4px', 'rgb(98, 91, 113)', '4px'],
  },
);
