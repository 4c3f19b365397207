import {
  createTheme,
  experimental_extendTheme as extendTheme,
} from '@mui/material/styles';
import { claim } from 'vitrine/claims';

claim('To sit between two layers, compute it from the theme.', 'ZIndexOwn.tsx', {
  read: (demo) => getComputedStyle(demo.query('[data-layer=banner]')).zIndex,
  holds: '1101',
  contrary: 'auto',
});

claim(
  'A `z-index` only counts among elements of the same stacking context.',
  'ZIndexContext.tsx',
  {
    read: (demo) => {
      demo.root.scrollIntoView({ block: 'center' });
      const [inner, outer] = demo.root.querySelectorAll('.MuiPaper-root');
      const box = outer!.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + 4, box.top + 4);
      return [getComputedStyle(inner!).zIndex, top === outer];
    },
    holds: ['1500', true],
    contrary: ['1500', false],
  },
);

claim('In `sx`, use a key of the list instead of a number.', 'ZIndexOwn.tsx', {
  read: (demo) => getComputedStyle(demo.query('[data-layer=note]')).zIndex,
  holds: '1050',
  contrary: 'auto',
});

claim('For a whole page that waits, set the layer yourself:', 'ZIndexBackdrop.tsx', {
  drive: (user) => user.click('button', 'Reserve'),
  read: (demo) => {
    const { visibility, zIndex } = getComputedStyle(demo.query('.MuiBackdrop-root'));
    return [visibility, zIndex];
  },
  holds: ['visible', '1500'],
  contrary: ['visible', 'auto'],
});

claim(
  'Set single keys in the theme; the others keep their values.',
  'ZIndexOwn.tsx',
  {
    read: () => {
      const { zIndex } = createTheme({ zIndex: { snackbar: 1250 } });
      return [zIndex.snackbar, zIndex.modal, zIndex.tooltip];
    },
    holds: [1250, 1300, 1500],
    contrary: [1250, 1250, 1250],
  },
);

claim(
  'With CSS variables, `theme.vars.zIndex.drawer` is a string, `var(--mui-zIndex-drawer, 1200)`.',
  'ZIndexOwn.tsx',
  {
    read: () => {
      const { vars, zIndex } = extendTheme() as unknown as {
        vars: { zIndex: { drawer: string } };
        zIndex: { drawer: number };
      };
      return [vars.zIndex.drawer, zIndex.drawer];
    },
    holds: ['var(--mui-zIndex-drawer, 1200)', 1200],
    contrary: [1200, 1200],
  },
);
