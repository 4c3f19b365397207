import { claim } from 'vitrine/claims';

claim(
  'Text, backgrounds, dividers and the six intentions get other values.',
  'DarkModeIsland.tsx',
  {
    read: (demo) =>
      [...demo.root.querySelectorAll('.MuiPaper-root')].map((paper) => {
        const { backgroundColor, borderTopColor, color } = getComputedStyle(paper);
        const button = paper.querySelector('button')!;
        return [
          color,
          backgroundColor,
          borderTopColor,
          getComputedStyle(button).backgroundColor,
        ];
      }),
    holds: [
      [
        'rgba(0, 0, 0, 0.87)',
        'rgb(255, 255, 255)',
        'rgba(0, 0, 0, 0.12)',
        'rgb(25, 118, 210)',
      ],
      [
        'rgb(255, 255, 255)',
        'rgb(18, 18, 18)',
        'rgba(255, 255, 255, 0.12)',
        'rgb(144, 202, 249)',
      ],
    ],
    contrary: [
      [
        'rgba(0, 0, 0, 0.87)',
        'rgb(255, 255, 255)',
        'rgba(0, 0, 0, 0.12)',
        'rgb(25, 118, 210)',
      ],
      [
        'rgb(255, 255, 255)',
        'rgb(18, 18, 18)',
        'rgba(255, 255, 255, 0.12)',
        'rgb(25, 118, 210)',
      ],
    ],
  },
);

claim('Create the theme from it, and only when it changes.', 'DarkModeToggle.tsx', {
  drive: (user) => user.click('checkbox', 'Dark'),
  read: (demo) => getComputedStyle(demo.query('.MuiPaper-root')).backgroundColor,
  holds: 'rgb(18, 18, 18)',
  contrary: 'rgb(255, 255, 255)',
});

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
