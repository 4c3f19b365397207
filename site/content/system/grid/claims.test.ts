import {
  createTheme,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { claim } from 'vitrine/claims';

const columnsOf = (grid: Element) =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

claim(
  '`repeat(auto-fill, minmax(140px, 1fr))` creates as many columns of at least 140 px as fit and distributes the remaining space.',
  'GridAuto.tsx',
  {
    read: (demo) => {
      const grid = demo.query('.MuiBox-root');
      return ['320px', '480px'].map((width) => {
        grid.style.width = width;
        return columnsOf(grid);
      });
    },
    holds: [2, 3],
    contrary: [5, 5],
  },
);

claim("`gap`, `rowGap` and `columnGap` use the theme's spacing.", 'GridAuto.tsx', {
  read: () =>
    ['gap', 'rowGap', 'columnGap'].map((key) =>
      JSON.stringify(
        styleFunctionSx({ sx: { [key]: 2 }, theme: createTheme() } as never),
      ),
    ),
  holds: ['{"gap":"16px"}', '{"rowGap":"16px"}', '{"columnGap":"16px"}'],
  contrary: ['{"gap":"16px"}', '{"rowGap":2}', '{"columnGap":2}'],
});

claim(
  '`gridTemplateAreas` defines the layout as text, and each box names its area.',
  'GridAreas.tsx',
  {
    read: (demo) => {
      const [, menu, text] = [...demo.query('.MuiBox-root').children].map((box) =>
        box.getBoundingClientRect(),
      );
      return [menu!.top === text!.top, Math.round(text!.width / menu!.width)];
    },
    holds: [true, 3],
    contrary: [false, 1],
  },
);

claim(
  "A box can span several tracks: `gridColumn: 'span 2'`, or from line to line, `gridColumn: '1 / 3'`.",
  'GridSpan.tsx',
  {
    read: (demo) => {
      const boxes = [
        ...demo.root.querySelectorAll<HTMLElement>('.MuiBox-root > .MuiBox-root'),
      ];
      const [wide, , one] = boxes;
      const isWide = () => wide!.offsetWidth > 2 * one!.offsetWidth;
      return ['', '1 / 3', '1 / 2'].map((lines) => {
        wide!.style.gridColumn = lines;
        return isWide();
      });
    },
    holds: [true, true, false],
    contrary: [true, false, false],
  },
);
