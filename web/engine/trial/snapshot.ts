// What is seen of elements: their markup, what forms hold, and where that says nothing, their computed styles.

/** Identifiers that differ from one rendering to the next. */
const counted = /:r[0-9a-z]+:|\bmui-\d+\b|data-room=""/g;

export function snapshot(tops: readonly Element[]) {
  const all = tops.flatMap((top) => [top, ...top.querySelectorAll('*')]);
  const held = all.map((element) => {
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return '';
    return `${element.value}|${(element as HTMLInputElement).checked}|${(element as HTMLInputElement).indeterminate}`;
  });
  const styles = all.map((element) => [getComputedStyle(element), boxOf(element)]);
  const looks = styles.map(([style, box]) => `${looksOf(style as CSSStyleDeclaration)} ${box as string}`);
  return [...tops.map((top) => top.outerHTML.replace(counted, '')), ...held, ...looks].join('\n');
}

/** Properties in which rules that no class names show: those of global styles, of variables, of parents. */
const properties = [
  'color', 'background-color', 'border', 'padding', 'margin', 'display', 'position', 'inset', 'opacity', 'transform',
  'font', 'text-align', 'flex', 'gap', 'grid', 'box-shadow', 'outline', 'overflow', 'visibility', 'z-index', 'cursor',
  'transition', 'animation',
];

const looksOf = (style: CSSStyleDeclaration) => properties.map((name) => style.getPropertyValue(name)).join();

function boxOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
}
