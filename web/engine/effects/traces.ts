// What a demo shows while it is used: less than a snapshot, since each step is looked at.
const focusable = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';

/** Identifiers of React, which differ from one rendering to the next. */
export const counted = /:r[0-9a-z]+:/g;

/** What somebody can go to. */
export const targetsIn = (tops: readonly Element[]) =>
  tops.flatMap((top) => [...top.querySelectorAll(focusable)]).filter((element) => element.getClientRects().length > 0);

/** How many elements somebody can go to. */
export const targetCount = (tops: readonly Element[]) => targetsIn(tops).length;

function contentOf(element: Element): string[] {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return [];
  return [`${element.value}|${(element as HTMLInputElement).checked}`];
}

/** One line for each element, for what each field holds, and for the focus. */
export function traces(tops: readonly Element[]): string[] {
  const all = tops.flatMap((top) => [top, ...top.querySelectorAll('*')]);
  const markup = tops.flatMap((top) => top.outerHTML.replace(counted, '').split('<'));
  const scrolled = all.filter((element) => element.scrollTop + element.scrollLeft > 0);
  return [
    ...markup,
    ...all.flatMap(contentOf),
    (document.body.cloneNode(false) as Element).outerHTML,
    `focus ${all.indexOf(document.activeElement as Element)}`,
    ...scrolled.map(({ scrollTop, scrollLeft }) => `${scrollTop} ${scrollLeft}`),
  ];
}

/** The looks of what stands around every demo, which rules of a whole page change. */
export const ofDocument = (): string[] =>
  [document.documentElement, document.body].map((element) => {
    const style = getComputedStyle(element);
    return ['color-scheme', 'background-color', 'color', 'font', '-webkit-font-smoothing', 'box-sizing']
      .map((name) => style.getPropertyValue(name))
      .join();
  });
