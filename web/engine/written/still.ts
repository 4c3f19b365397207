// Draws demos that nothing else can render, as they look to most readers: light, left to right, in a wide window. What
// dark mode changes by classes alone is told in rules for these; a drawing that fits fewer readers says so.
import { rest } from '../rest';

export interface Still {
  demo: string;
  html: string;
  /** The readers whom it does not fit: another mode, another direction. */
  pending: string;
  element: HTMLElement;
}

/** Frames without a change after which a demo is drawn, and milliseconds that it may take. */
const frames = 20;
const milliseconds = 5000;

/** Waits until a demo stays as it is and nothing in it says that it is loading. */
async function settle(element: HTMLElement) {
  const end = performance.now() + milliseconds;
  do await rest(element, frames, end - performance.now());
  while (element.querySelector('[aria-busy="true"]') && performance.now() < end);
}

/** What a demo looks like once it has loaded and come to rest; nothing for one that has no room on the page. */
export async function draw(demo: string, element: HTMLElement): Promise<Still[]> {
  if (!element.offsetWidth) return [];
  await settle(element);
  return [{ demo, html: element.innerHTML, pending: 'direction', element }];
}

/** Calls back while the page is dark. */
async function inTheDark(then: () => Promise<void>) {
  const root = document.documentElement;
  const { mode } = root.dataset;
  const tell = () => document.dispatchEvent(new Event('vitrine:stage'));
  Object.assign(root.dataset, { stage: '', mode: 'dark' });
  tell();
  await then();
  delete root.dataset.stage;
  if (mode) root.dataset.mode = mode;
  else delete root.dataset.mode;
  tell();
}

/** What classes are compared by: an element without its content. */
export interface Drawn {
  localName: string;
  classes: string[];
  /** All but the classes. */
  attributes: string;
}

const elementsOf = (root: Element): Drawn[] =>
  [...root.querySelectorAll('*')].map((element) => ({
    localName: element.localName,
    classes: [...element.classList],
    attributes: element
      .getAttributeNames()
      .filter((name) => name !== 'class')
      .map((name) => `${name}=${element.getAttribute(name)}`)
      .join('\n'),
  }));

/**
 * Pairs the classes of a drawing with those that stand in their places when it is dark; nothing where more differs than
 * classes, or where one has two others. Pairs that are known hold.
 */
export function pairClasses(
  light: Drawn[],
  dark: Drawn[],
  known: ReadonlyMap<string, string>,
): Map<string, string> | undefined {
  const pairs = new Map<string, string>();
  if (light.length !== dark.length) return undefined;
  for (const [index, element] of light.entries()) {
    const other = dark[index]!;
    if (element.localName !== other.localName || element.attributes !== other.attributes) return undefined;
    if (element.classes.length !== other.classes.length) return undefined;
    for (const [at, name] of element.classes.entries()) {
      const partner = other.classes[at]!;
      if ((pairs.get(name) ?? known.get(name) ?? partner) !== partner) return undefined;
      pairs.set(name, partner);
    }
  }
  return pairs;
}

/** Rules about dark classes, said of the light ones in dark mode. */
export function ofLightClasses(rules: string[], pairs: ReadonlyMap<string, string>): string[] {
  return [...pairs].flatMap(([light, dark]) => {
    if (light === dark) return [];
    const name = new RegExp(`\\.${dark.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`, 'g');
    return rules
      .filter((rule) => rule.search(name) >= 0)
      .map((rule) => `@media (prefers-color-scheme: dark) { ${rule.replace(name, `.${light}`)} }`);
  });
}

/** Looks at stills in dark mode: marks those that it draws differently, and returns rules by which others follow. */
export async function inDarkMode(stills: Still[], rules: () => string[]): Promise<string[]> {
  const pairs = new Map<string, string>();
  if (stills.length === 0) return [];
  await inTheDark(async () => {
    for (const still of stills) {
      await settle(still.element);
      const drawing = document.createElement('div');
      drawing.innerHTML = still.html;
      const same = drawing.textContent === still.element.textContent;
      const found = same && pairClasses(elementsOf(drawing), elementsOf(still.element), pairs);
      if (!found) still.pending = 'mode direction';
      for (const [light, dark] of found || []) pairs.set(light, dark);
    }
  });
  return ofLightClasses(rules(), pairs);
}
