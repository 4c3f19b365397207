// Elements of the search, made by script.
import { Class } from '../dom';
import { highlighted } from './index';
import { shapes, type IconName } from './icons';

export type Content = Node | string | false | undefined;

/** An element with attributes and content; attributes that are false or missing are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | boolean | undefined> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...content.filter((part): part is Node | string => part !== false && part !== undefined));
  return made;
}

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', Class.Icon);
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = shapes[name];
  return svg;
}

/** A text in which what a query met is marked. */
export const marked = (text: string, met: readonly string[]): (Node | string)[] =>
  highlighted(text, [...met]).map(([part, isMet]) => (isMet ? element('mark', {}, part) : part));

let count = 0;
export const newId = () => `search-${count++}`;
