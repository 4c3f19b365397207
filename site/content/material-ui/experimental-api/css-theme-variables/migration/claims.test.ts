import { experimental_extendTheme as extendTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'Choosing a mode writes it there, and the hook reads it.',
  'MigrationMode.tsx',
  {
    drive: (user) => user.click('button', 'Dark'),
    read: (demo) => [demo.text('status'), localStorage.getItem('moved-mode')],
    holds: ['The mode is dark.', 'dark'],
    contrary: ['The mode is dark.', null],
  },
);

claim(
  "The provider adds `getColorSchemeSelector`; what `extendTheme` returns doesn't have it.",
  'MigrationMode.tsx',
  {
    read: () => 'getColorSchemeSelector' in extendTheme(),
    holds: false,
    contrary: true,
  },
);

claim(
  'Leave out `palette.mode`: it is `light` in the scheme `light`, and `dark` in the scheme `dark`.',
  'MigrationMode.tsx',
  {
    read: () => {
      const { colorSchemes } = extendTheme();
      return [colorSchemes.light.palette.mode, colorSchemes.dark.palette.mode];
    },
    holds: ['light', 'dark'],
    contrary: ['light', 'light'],
  },
);
