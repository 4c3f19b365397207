// What a page makes its reader scroll.
import type { Page } from 'playwright-core';

/**
 * What a reader would have to scroll sideways. A wide table may be, in a region of its own that the keyboard reaches.
 */
export const sideways = (page: Page) =>
  page
    .locator(':root, :root *:not([role=region][tabindex="0"])')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth &&
            (element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX)),
        )
        .map((element) => element.outerHTML.slice(0, 160)),
    );
