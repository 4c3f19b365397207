import { hexOf, type Rgb } from './color-math';

/** The theme that has some colors as its main ones. */
export const snippetOf = (
  chosen: Record<string, Rgb>,
) => `const theme = createTheme({
  palette: {
${Object.entries(chosen)
  .map(([id, color]) => `    ${id}: { main: '${hexOf(color)}' },`)
  .join('\n')}
  },
});`;
