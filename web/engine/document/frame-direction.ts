/**
 * The text of the inline script that stands first in a page that is shown in frames: one page serves all languages, so
 * it takes the direction of the page around it, before the boot script looks for what the reader chose. Alone it stands
 * as it was sent.
 */
export const frameDirection =
  '(d=>{if(d)document.documentElement.dir=document.head.dir=d})(window.frameElement?.ownerDocument.head.dir)';
