// Parts of displayed code as the browser knows them.

/** The range of a part of an element's text. */
export function rangeOf(element: HTMLElement, { start, end }: { start: number; end: number }): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let before = 0;
  while (texts.nextNode()) {
    const { length } = texts.currentNode as Text;
    if (start >= before && start < before + length) range.setStart(texts.currentNode, start - before);
    if (end > before && end <= before + length) {
      range.setEnd(texts.currentNode, end - before);
      break;
    }
    before += length;
  }
  return range;
}
