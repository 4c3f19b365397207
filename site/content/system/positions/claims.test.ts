import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

claim(
  '`inset` sets all four sides; `insetInlineEnd` is the right side, or the left side in right-to-left layouts.',
  'PositionBadge.tsx',
  {
    read: (demo) => {
      const box = demo.query('.MuiBox-root');
      return ['ltr', 'rtl'].map((direction) => {
        box.style.direction = direction;
        const badge = box.children[0]!.getBoundingClientRect();
        const { left, right } = box.getBoundingClientRect();
        return badge.right > right ? 'right' : badge.left < left ? 'left' : 'inside';
      });
    },
    holds: ['right', 'left'],
    contrary: ['right', 'right'],
  },
);

claim("It needs an offset: without `top`, it doesn't stick.", 'PositionSticky.tsx', {
  read: (demo) => {
    const region = demo.the('region', 'Streets');
    const heading = region.children[0] as HTMLElement;
    region.scrollTop = 80;
    return ['0px', 'auto'].map((top) => {
      heading.style.top = top;
      const { y } = region.getBoundingClientRect();
      return Math.round(heading.getBoundingClientRect().y - y) === 1;
    });
  },
  holds: [true, false],
  contrary: [true, true],
});

claim(
  "`zIndex` takes a number or a name of the theme: `'appBar'`, `'drawer'`, `'modal'`, `'snackbar'`, `'tooltip'`.",
  'PositionBadge.tsx',
  {
    read: () => {
      const cssOf = (theme: object) =>
        JSON.stringify(styleFunctionSx({ sx: { zIndex: 'modal' }, theme } as never));
      return [cssOf(createTheme({ zIndex: { modal: 1300 } })), cssOf(createTheme())];
    },
    holds: ['{"zIndex":1300}', '{"zIndex":"modal"}'],
    contrary: ['{"zIndex":"modal"}', '{"zIndex":"modal"}'],
  },
);
