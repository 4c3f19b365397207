import { createTheme } from '@mui/system';
import { claim } from 'vitrine/claims';

claim(
  'p: 2 is 16 pixels of padding, two steps of the default spacing.',
  'InstallBox.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('*')].some(
        (element) => getComputedStyle(element).padding === '16px',
      ),
    holds: true,
    contrary: false,
  },
);

claim('It has breakpoints and spacing, and no colors.', 'InstallBox.tsx', {
  read: () => {
    const { breakpoints, spacing, palette } = createTheme();
    return [breakpoints.values.sm, spacing(1), JSON.stringify(palette)];
  },
  holds: [600, '8px', '{"mode":"light"}'],
  contrary: [600, '8px', '{"mode":"light","primary":"#1976d2"}'],
});
