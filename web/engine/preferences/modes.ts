/**
 * The custom properties of a family for parts of a page that show one color mode whatever the reader has chosen: an
 * element with the attribute that the document has. Paper is light, whatever the screen is.
 */
export const inBothModes = (css: string) =>
  css
    .replace(/:root\[data-mode="dark"\]\{[^}]*\}/g, '@media not print{$&}')
    .replace(/:root(\[data-mode="dark"\])?(?=\s*[,{])/g, (root, dark?: string) => `${root},${dark ?? '[data-mode]'}`);
