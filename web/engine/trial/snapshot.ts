// What is seen of elements: their markup, what forms hold, and where that says nothing, their computed styles.

/** Identifiers of React, which differ from one rendering to the next. */
const counted = /:r[0-9a-z]+:/g;

/** The lines of a snapshot: one for each element's markup, content and looks. */
export function snapshot(tops: readonly Element[]): string[] {
  const all = tops.flatMap((top) => [top, ...top.querySelectorAll('*')]);
  const held = all.map((element) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '';
    return `${element.value}|${(element as HTMLInputElement).checked}|${(element as HTMLInputElement).indeterminate}`;
  });
  const looks = all.map((element) => `${looksOf(getComputedStyle(element))} ${boxOf(element)}`);
  const markup = tops.flatMap((top) => top.outerHTML.replace(counted, '').split('<'));
  const focused = all.indexOf(document.activeElement as Element);
  const body = (document.body.cloneNode(false) as Element).outerHTML;
  return [...markup, ...held, ...looks, body, `focus ${focused}`];
}

/** Properties in which rules that no class names show: those of global styles, of variables, of parents. */
const properties = [
  'color',
  'background-color',
  'border',
  'padding',
  'margin',
  'display',
  'position',
  'inset',
  'opacity',
  'transform',
  'font',
  'text-align',
  'flex',
  'gap',
  'grid',
  'box-shadow',
  'outline',
  'overflow',
  'visibility',
  'z-index',
  'cursor',
  'transition',
  'animation',
];

const looksOf = (style: CSSStyleDeclaration) => properties.map((name) => style.getPropertyValue(name)).join();

function boxOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height, element.scrollTop, element.scrollLeft].map(Math.round).join();
}
