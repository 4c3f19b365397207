// Editing takes room beside the code or above it. What the reader looked at stays where it was.

/** Where a line of code is on the screen, and how high it is. */
const boxOf = (line: Element) => line.getBoundingClientRect();

/**
 * Does something that moves a line of code, and moves the page along. Where the page can't go as far, at its top, the
 * rest becomes space above the exhibit until it is released.
 */
export function keepInPlace(exhibit: HTMLElement, top: number, change: () => Element | undefined) {
  exhibit.style.removeProperty('margin-block-start');
  const line = change();
  if (!line) return;
  scrollBy({ top: boxOf(line).top - top, behavior: 'instant' });
  const missing = top - boxOf(line).top;
  if (missing > 0.5) {
    const margin = parseFloat(getComputedStyle(exhibit).marginBlockStart);
    exhibit.style.setProperty('margin-block-start', `${margin + missing}px`);
  }
}

/** Scrolls the box around some code until one of its lines is seen. */
export function reveal(box: HTMLElement, line: HTMLElement) {
  const [outer, inner] = [boxOf(box), boxOf(line)];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
