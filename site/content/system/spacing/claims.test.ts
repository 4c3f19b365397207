import { createTheme } from '@mui/system';
import { claim } from 'vitrine/claims';

claim(
  "A number is a multiple of the theme's spacing, 8 px by default.",
  'SpacingSteps.tsx',
  {
    read: (demo) =>
      [...demo.query('.MuiBox-root').children].map(
        (box) => getComputedStyle(box).paddingTop,
      ),
    holds: ['8px', '16px', '32px'],
    contrary: ['1px', '2px', '4px'],
  },
);

claim('`createTheme({ spacing: 4 })` halves all spacing.', 'SpacingTheme.tsx', {
  read: (demo) =>
    [...demo.query('.MuiBox-root').children].map(
      (box) => getComputedStyle(box).paddingTop,
    ),
  holds: ['8px', '24px'],
  contrary: ['16px', '16px'],
});

claim(
  'A function computes the length for each number; an array allows only its own values.',
  'SpacingTheme.tsx',
  {
    read: () => {
      const byFunction = createTheme({
        spacing: (step: number) => `${step ** 2}rem`,
      });
      const byArray = createTheme({ spacing: [0, 4, 12] });
      return [byFunction.spacing(3), byArray.spacing(2), byArray.spacing(3)];
    },
    holds: ['9rem', '12px', ''],
    contrary: ['3rem', '12px', '24px'],
  },
);
