// What is measured of a demo: read from its elements as they are.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { contrastOf } from './colors';

/** What is read of one element. */
export interface Reading {
  element: HTMLElement;
  box: DOMRect;
  /** Its place in the tab order, from 1. */
  tab?: number;
  name: string;
  role: string;
  /** Top, right, bottom, left. */
  padding: [number, number, number, number];
  text?: { size: string; line: string; weight: string };
  contrast?: number;
  /** It is disabled, so that its contrast may be any. */
  disabled: boolean;
  /** The least contrast that its text may have. */
  needed: number;
}

/** More than a table shows at a glance. */
const most = 24;

const number = (length: string) => Number.parseFloat(length) || 0;

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function isSeen(element: HTMLElement) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
}

const isStop = (element: HTMLElement) => element.tabIndex >= 0 && !element.matches(':disabled');

/** All that can be reached or read in a demo, in the order of the Tab key, then of the text. */
export function readingsOf(root: HTMLElement): Reading[] {
  const all = [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element instanceof HTMLElement && isSeen(element) && !element.closest('[inert]'),
  );
  const inOrder = all.filter(isStop);
  const stops = [...inOrder].sort((a, b) => (a.tabIndex || Infinity) - (b.tabIndex || Infinity) || 0);
  const texts = all.filter(
    (element) =>
      hasText(element) && !stops.some((stop) => stop.contains(element)) && !element.closest('[aria-hidden=true]'),
  );
  const found = all.filter((element) => stops.includes(element) || texts.includes(element)).slice(0, most);
  return found.map((element) => readingOf(element, stops.indexOf(element) + 1));
}

function readingOf(element: HTMLElement, tab: number): Reading {
  const style = getComputedStyle(element);
  const speaker = [element, ...element.querySelectorAll('*')].find((one) => hasText(one)) ?? element;
  const type = getComputedStyle(speaker);
  const hasType = hasText(speaker) || element.matches('input, textarea, select');
  const size = number(type.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(type.fontWeight) >= 700);
  return {
    element,
    box: element.getBoundingClientRect(),
    tab: tab || undefined,
    name: computeAccessibleName(element) || (tab ? '' : (element.textContent ?? '').trim()),
    role: getRole(element) ?? '',
    padding: [style.paddingTop, style.paddingRight, style.paddingBottom, style.paddingLeft].map(
      number,
    ) as Reading['padding'],
    text: hasType ? { size: type.fontSize, line: type.lineHeight, weight: type.fontWeight } : undefined,
    contrast: hasType ? contrastOf(speaker) : undefined,
    disabled: element.matches(':disabled, [aria-disabled=true]'),
    needed: large ? 3 : 4.5,
  };
}

/** A gap between two elements beside or below each other. */
export interface Gap {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far they are from each other. */
  length: number;
}

/** The gaps between neighbors: of each element, to the next one in its row and in its column. */
export function gapsOf(boxes: readonly DOMRect[]): Gap[] {
  const gaps: Gap[] = [];
  for (const box of boxes) {
    const beside = boxes
      .filter((other) => other.left >= box.right - 0.5 && other.top < box.bottom && other.bottom > box.top)
      .sort((a, b) => a.left - b.left)[0];
    const below = boxes
      .filter((other) => other.top >= box.bottom - 0.5 && other.left < box.right && other.right > box.left)
      .sort((a, b) => a.top - b.top)[0];
    if (beside && beside.left - box.right >= 1) {
      const top = Math.max(box.top, beside.top);
      const height = Math.min(box.bottom, beside.bottom) - top;
      const width = beside.left - box.right;
      gaps.push({ x: box.right, y: top, width, height, length: width });
    }
    if (below && below.top - box.bottom >= 1) {
      const left = Math.max(box.left, below.left);
      const width = Math.min(box.right, below.right) - left;
      const height = below.top - box.bottom;
      gaps.push({ x: left, y: box.bottom, width, height, length: height });
    }
  }
  return gaps;
}
