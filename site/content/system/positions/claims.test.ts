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
      const badge = box.children[0] as HTMLElement;
      const sides = ['ltr', 'rtl'].map((direction) => {
        box.style.direction = direction;
        const { left, right } = box.getBoundingClientRect();
        const at = badge.getBoundingClientRect();
        return at.right > right ? 'right' : at.left < left ? 'left' : 'inside';
      });
      const css = styleFunctionSx({
        sx: { inset: 0 },
        theme: createTheme(),
      } as never);
      badge.style.inset = `${css?.inset as number}px`;
      const { bottom, left, right, top } = getComputedStyle(badge);
      return [...sides, [top, right, bottom, left].join()];
    },
    holds: ['right', 'left', '0px,0px,0px,0px'],
    contrary: ['right', 'right', '0px,0px,0px,0px'],
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
      const zIndex = {
        appBar: 1100,
        drawer: 1200,
        modal: 1300,
        snackbar: 1400,
        tooltip: 1500,
      };
      const theme = createTheme({ zIndex });
      return [7, ...Object.keys(zIndex)].map((value) =>
        String(styleFunctionSx({ sx: { zIndex: value }, theme } as never)?.zIndex),
      );
    },
    holds: ['7', '1100', '1200', '1300', '1400', '1500'],
    contrary: ['7', 'appBar', 'drawer', '1300', 'snackbar', 'tooltip'],
  },
);
