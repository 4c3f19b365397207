// Draws a component for its anatomy: the markup that it has in the browser of a build, the rules that hold in it, and
// what its parts are. The drawing is put into pages as it stands.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from '../boundary';
import { pinned, type Layout } from '../instruments/pins';

/** A part of a component. See Drawing in internal/reference. */
export interface Part {
  class: string;
  tag: string;
  role: string;
  name: string;
  /** What it looks like, as its theme would say it. */
  style: Record<string, string>;
}

export interface Drawing {
  html: string;
  css: string;
  width: number;
  height: number;
  parts: Part[];
  layout: Layout;
}

/** Classes by which parts are found. */
export interface PartClasses {
  /** Of the component. */
  own: readonly string[];
  /** Of all components of the library, and those of them that a component as a whole has. */
  known: ReadonlySet<string>;
  roots: ReadonlySet<string>;
}

/** Pixels of a drawing; the height is for what covers a window. */
const width = 304;
const windowHeight = 360;
const mostParts = 12;
/** With fewer parts of its own, a component is what others make of it. */
const fewParts = 3;

/** Renders an element and draws it. Undefined where there is nothing to be seen of its parts. */
export async function draw(shown: React.ReactNode, classes: PartClasses, family: string): Promise<Drawing | undefined> {
  const before = new Set(document.body.children);
  const container = document.createElement('div');
  if (family) container.dataset.family = family;
  container.style.cssText =
    'all:initial;position:absolute;left:0;top:0;transform:translateX(0);display:flex;flex-wrap:wrap;' +
    `justify-content:center;align-items:center;box-sizing:border-box;width:${width}px;font:16px/1.5 sans-serif`;
  if (family) container.style.font = '';
  document.body.append(container);
  let failed = false;
  const root = createRoot(container);
  try {
    flushSync(() => root.render(<Boundary onError={() => (failed = true)}>{shown}</Boundary>));
    await settled();
    const all = () => [...container.querySelectorAll<HTMLElement>('*')];
    if (all().some((element) => getComputedStyle(element).position === 'fixed')) {
      container.style.height = `${windowHeight}px`;
      dispatchEvent(new Event('resize'));
      await settled();
    }
    const elements = failed ? [] : partsOf(all(), classes);
    return elements.length > 0 ? drawingOf(container, elements) : undefined;
  } catch {
    return undefined;
  } finally {
    root.unmount();
    for (const element of [...document.body.children]) if (!before.has(element)) element.remove();
  }
}

async function settled() {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  }
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel(); // it has no end
    }
  }
}

type FoundPart = [element: HTMLElement, name: string];

/** The elements that are parts, each with the class that it is known by. */
function partsOf(all: readonly HTMLElement[], { own, known, roots }: PartClasses): FoundPart[] {
  const taken = new Set<string>();
  const found = (of: (element: HTMLElement) => string | undefined) => {
    const list: FoundPart[] = [];
    for (const element of all) {
      const name = of(element);
      if (name && !taken.has(name) && element.getClientRects().length > 0) {
        taken.add(name);
        list.push([element, name]);
      }
    }
    return list;
  };
  const named = new Set(own);
  const ownOf = ({ classList }: Element) =>
    own[0] && classList.contains(own[0]) ? own[0] : [...classList].find((name) => named.has(name));
  const parts = found(ownOf);
  if (parts.length > 0 && parts.length <= fewParts) {
    parts.push(
      ...found((element) => {
        const names = ownOf(element) ? [] : [...element.classList].filter((name) => known.has(name));
        return names.findLast((name) => roots.has(name)) ?? names.at(-1);
      }),
    );
    parts.sort(([a], [b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  }
  return parts.slice(0, mostParts);
}

function drawingOf(container: HTMLElement, elements: readonly FoundPart[]): Drawing {
  const size = { width, height: Math.max(container.offsetHeight, container.scrollHeight) };
  const origin = container.getBoundingClientRect();
  const boxes = elements.map(([element]) => {
    const { x, y, width: wide, height } = element.getBoundingClientRect();
    return { x: x - origin.x, y: y - origin.y, width: wide, height };
  });
  return {
    html: markupOf(container),
    css: rulesOf(container),
    ...size,
    parts: elements.map(([element, name]) => ({ class: name, ...factsOf(element, elements) })),
    layout: pinned(boxes, size),
  };
}

/** What browsers compute for assistive technology, once they are asked to tell (see internal/browser). */
type Computed = HTMLElement & { computedRole?: string; computedName?: string };

const noRole = ['', 'generic', 'none', 'presentation', 'LayoutTable', 'LayoutTableRow', 'LayoutTableCell'];

function roleOf(element: Computed) {
  const { computedRole = '' } = element;
  return noRole.includes(computedRole) || element.closest('[aria-hidden=true]') ? '' : computedRole;
}

/** What speaks for a part: its element, else the only one with a role in it that belongs to no smaller part. */
function speakerOf(element: Computed, parts: readonly FoundPart[]): Computed {
  if (roleOf(element)) return element;
  const inner = parts.map(([part]) => part).filter((part) => part !== element && element.contains(part));
  const speaking = [...element.querySelectorAll<HTMLElement>('*')].filter(
    (one) => roleOf(one) && !inner.some((part) => part.contains(one)),
  );
  return speaking.length === 1 ? speaking[0]! : element;
}

function factsOf(element: Computed, parts: readonly FoundPart[]): Omit<Part, 'class'> {
  const speaker = speakerOf(element, parts);
  const { localName: tag } = element;
  const style = getComputedStyle(element);
  const found: Record<string, string> = {};
  const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  if (/[1-9]/.test(style.padding)) found.padding = style.padding;
  if (/[1-9]/.test(style.borderRadius)) found.borderRadius = style.borderRadius;
  if (hasText || element.matches('input')) found.fontSize = style.fontSize;
  const role = roleOf(speaker);
  return { tag, role, name: role ? (speaker.computedName ?? '').slice(0, 80) : '', style: found };
}

/** The markup as a picture has it: nothing in it leads to anything else. */
function markupOf(container: HTMLElement) {
  const copy = container.cloneNode(true) as HTMLElement;
  const drawn = copy.querySelector('[href^="#"], [fill^="url("], [clip-path], [mask]') !== null;
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      const leads = /^(for|name|autofocus|aria-(labelledby|describedby|controls|owns|activedescendant))$/.test(name);
      if (leads || name.startsWith('data-vitrine') || (name === 'id' && !drawn)) element.removeAttribute(name);
    }
  }
  for (const unwanted of copy.querySelectorAll('script, style')) unwanted.remove();
  return copy.innerHTML;
}

/** The rules that hold in a drawing, without those of states that it is never in. */
function rulesOf(container: HTMLElement) {
  const present = new Set([...container.querySelectorAll('*')].flatMap((element) => [...element.classList]));
  const holds = (selector: string) => {
    const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
    if (classes.length === 0 || /:(hover|active|focus)/.test(selector)) return false;
    if (!classes.some((name) => present.has(name))) return false;
    try {
      return container.querySelector(selector.replace(/::?(-[\w-]+|before|after|placeholder|marker|selection)/g, ''));
    } catch {
      return false;
    }
  };
  const keyframes = new Map<string, string>();
  const walk = (rules: CSSRuleList): string => {
    let css = '';
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        const selectors = rule.selectorText.split(/,(?![^(]*\))/).filter((selector) => holds(selector.trim()));
        if (selectors.length > 0) css += `${selectors.join(',')}{${rule.style.cssText}}`;
      } else if (rule instanceof CSSKeyframesRule) {
        keyframes.set(rule.name, rule.cssText);
      } else if (rule instanceof CSSGroupingRule) {
        const inner = walk(rule.cssRules);
        if (inner) css += `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
      }
    }
    return css;
  };
  const css = [...document.styleSheets].map((sheet) => walk(sheet.cssRules)).join('');
  const moving = [...keyframes].filter(([name]) => css.includes(name)).map(([, text]) => text);
  return css + moving.join('');
}
