import { createTheme } from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim(
  'Text, backgrounds, dividers and the six intentions get other values.',
  'DarkModeIsland.tsx',
  {
    read: () => {
      const [light, dark] = (['light', 'dark'] as const).map((mode) => {
        const { background, divider, text, ...palette } = createTheme({
          palette: { mode },
        }).palette;
        const names = [
          'primary',
          'secondary',
          'error',
          'warning',
          'info',
          'success',
        ] as const;
        return {
          ...Object.fromEntries(names.map((name) => [name, palette[name].main])),
          divider,
          ...{
            text: text.primary,
            page: background.default,
            paper: background.paper,
          },
        } as Record<string, string>;
      });
      return Object.keys(light!).filter((name) => light![name] !== dark![name]);
    },
    holds: [
      'primary',
      'secondary',
      'error',
      'warning',
      'info',
      'success',
      'divider',
      'text',
      'page',
      'paper',
    ],
    contrary: ['primary', 'divider', 'text', 'page', 'paper'],
  },
);

claim(
  'In dark mode, `Paper` gets lighter as its elevation increases.',
  'DarkModeElevation.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiPaper-root')].map(
        (paper) =>
          /rgba\(255, 255, 255, ([\d.]+)\)/.exec(
            getComputedStyle(paper).backgroundImage,
          )?.[1] ?? '',
      ),
    holds: ['0', '0.05', '0.09', '0.12', '0.15', '0.16'],
    contrary: ['0', '0.16', '0.15', '0.12', '0.09', '0.05'],
  },
);

claim(
  'The light comes from a `background-image` over the color.',
  'DarkModeElevation.tsx',
  {
    read: (demo) => {
      const styles = [...demo.root.querySelectorAll('.MuiPaper-root')].map((paper) =>
        getComputedStyle(paper),
      );
      const colors = new Set(styles.map(({ backgroundColor }) => backgroundColor));
      const images = new Set(styles.map(({ backgroundImage }) => backgroundImage));
      return `${colors.size} color, ${images.size} images`;
    },
    holds: '1 color, 6 images',
    contrary: '6 color, 1 images',
  },
);

claim('The default background is `#121212`.', 'DarkModeElevation.tsx', {
  read: (demo) => getComputedStyle(demo.query('.MuiBox-root')).backgroundColor,
  holds: 'rgb(18, 18, 18)',
  contrary: 'rgb(0, 0, 0)',
});
