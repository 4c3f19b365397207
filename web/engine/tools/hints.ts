// What the names in the code of demos are: their types and what is written about them, as readers point at them, press
// them long, or go from one to the next with N and P.
import { Class } from '../dom';
import type { Hint, Hints } from '../contract/contract.gen';
import { announce } from '../islands/announce';
import { tipLeft } from '../islands/tooltip';
import { TooltipTiming } from '../islands/tooltip-timing';
import { rangeOf } from './ranges';
import { namesIn, placeAt, placeIn, type Name, type Seen } from './places';
import { fetched, lookUps } from './source';

/** Names the mark on the name that a hint is about, as the browser knows it. */
const mark = 'vitrine-name';
const gap = 6;

/** A name of some displayed code, with the box that it has on the screen. */
interface Target {
  code: HTMLElement;
  name: Name;
  range: Range;
}

const pages = new Map<string, Promise<Hints>>();

function hintsOf(folder: string): Promise<Hints> {
  let hints = pages.get(folder);
  if (!hints) {
    hints = fetched(`${folder}hints.json`).then((text) => JSON.parse(text) as Hints);
    hints.catch(() => pages.delete(folder));
    pages.set(folder, hints);
  }
  return hints;
}

/** The file as the author wrote it, for displayed code in either language. */
function sourceOf(block: HTMLElement) {
  const siblings = [...block.parentElement!.children] as HTMLElement[];
  const typed = siblings.find(
    ({ dataset }) => dataset.styling === block.dataset.styling && dataset.language === 'tsx' && dataset.href,
  );
  const [, folder, file] = /^(.*\/)([^/]+)\.txt$/.exec(typed?.dataset.href ?? '') ?? [];
  return folder && file ? { href: typed!.dataset.href!, folder, file } : undefined;
}

/** What is known of a name in displayed code. */
export async function hintFor(code: HTMLElement, name: Name): Promise<Hint | undefined> {
  return (await fromBuild(code, name)) ?? lookUps.get(code)?.(name.start);
}

/** What the build knows of a name: nothing where the code is another one by now. */
async function fromBuild(code: HTMLElement, name: Name): Promise<Hint | undefined> {
  const block = code.closest<HTMLElement>(`.${Class.Code}`)!;
  const source = sourceOf(block);
  if (!source) return undefined;
  const [hints, text] = await Promise.all([hintsOf(source.folder), fetched(source.href)]);
  const displayed = code.textContent!;
  const place = placeIn(text, displayed, placeAt(displayed, name.start));
  if (!place) return undefined;
  const nth = namesIn(text.split('\n')[place.line]!).findIndex(({ start }) => start === place.column);
  const number = hints.files?.[source.file]?.[place.line]?.[nth];
  return number ? hints.texts![number - 1] : undefined;
}

/** Where the pointer is in a text: browsers have two names for it. */
function caretAt(x: number, y: number): [node: Node, offset: number] | undefined {
  const at = document.caretPositionFromPoint?.(x, y);
  if (at) return [at.offsetNode, at.offset];
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? [range.startContainer, range.startOffset] : undefined;
}

/** The offset in displayed code of a point in the window. */
function offsetAt(code: HTMLElement, x: number, y: number): number | undefined {
  const caret = caretAt(x, y);
  // What is written stands in a text area over its colors.
  if (caret?.[0] instanceof HTMLTextAreaElement)
    return code.closest('pre')!.nextSibling === caret[0] ? caret[1] : undefined;
  if (!caret || !code.contains(caret[0])) return undefined;
  const before = document.createRange();
  before.setStart(code, 0);
  before.setEnd(...caret);
  return before.toString().length;
}

/** The place in displayed code that a reader has pressed, or where the code in an element begins. */
export function seenAt(at: Event | Element): Seen | undefined {
  const within = at instanceof Element ? at : (at.target as Element).closest(`.${Class.Code}`)!;
  const code = [...within.querySelectorAll<HTMLElement>('code')].find((element) => element.offsetParent !== null);
  const first = code?.firstElementChild;
  if (!first) return undefined;
  const pressed = at instanceof MouseEvent && at.detail ? offsetAt(code, at.clientX, at.clientY) : undefined;
  const offset = pressed ?? 0;
  const text = code.textContent!;
  const line = code.children[text.slice(0, offset).split('\n').length - 1] ?? first;
  return { text, offset, top: line.getBoundingClientRect().top };
}

function targetAt(code: HTMLElement, x: number, y: number): Target | undefined {
  const offset = offsetAt(code, x, y);
  if (offset === undefined) return undefined;
  const name = namesIn(code.textContent!).find(({ start, end }) => start <= offset && offset <= end);
  if (!name) return undefined;
  const range = rangeOf(code, name);
  const box = range.getBoundingClientRect();
  const inside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return inside ? { code, name, range } : undefined;
}

const codeOf = (element: Element | null) =>
  element?.closest?.(`.${Class.Sources} :is(.${Class.Code} > pre, .${Class.EditorLines})`)?.querySelector('code') ??
  undefined;

let show: ((target: Target) => Promise<boolean>) | undefined;

/** Answers pointers from now on, with the event that made somebody ask first. */
export function startHints(event: Event) {
  if (show) return;
  const tip = document.createElement('div');
  tip.className = `${Class.NameTip} ${Class.Ui}`;
  tip.popover = 'manual';
  tip.dir = 'ltr'; // code reads from left to right in every language
  tip.setAttribute('aria-hidden', 'true');
  document.querySelector(`.${Class.Shell}`)?.append(tip);

  let wanted: Target | undefined;
  const close = () => {
    wanted = undefined;
    CSS.highlights?.delete(mark);
    tip.hidePopover();
  };
  const open = async (target: Target): Promise<boolean> => {
    wanted = target;
    const hint = await hintFor(target.code, target.name).catch(() => undefined);
    if (wanted !== target || !hint) return false;
    fill(tip, hint);
    tip.showPopover();
    const box = target.range.getBoundingClientRect();
    const below = box.bottom + gap + tip.offsetHeight <= innerHeight;
    tip.style.left = `${tipLeft(box, tip.offsetWidth, document.documentElement.clientWidth)}px`;
    tip.style.top = `${below ? box.bottom + gap : box.top - tip.offsetHeight - gap}px`;
    CSS.highlights?.set(mark, new Highlight(target.range));
    return true;
  };
  show = open;
  const timing = new TooltipTiming<Target>((target) => void open(target), close);
  const end = () => (timing.hide(), close());
  followPointer(timing, tip, event);
  document.addEventListener('vitrine:look-up', ({ target, detail }: CustomEventInit<Name> & Event) => {
    const code = target as HTMLElement;
    if (detail) void tell({ code, name: detail, range: rangeOf(code, detail) });
  });
  addEventListener('scroll', end, { passive: true, capture: true });
  addEventListener('focusout', end);
  addEventListener('keydown', (key) => {
    if (key.key === 'Escape') end();
    else if (/^[np]$/i.test(key.key) && !key.ctrlKey && !key.metaKey) void stepName(key);
  });
}

function fill(tip: HTMLElement, { type, doc }: Hint) {
  const code = document.createElement('code');
  code.textContent = type;
  tip.replaceChildren(code);
  if (!doc) return;
  const text = document.createElement('p');
  text.textContent = doc;
  tip.append(text);
}

function followPointer(timing: TooltipTiming<Target>, tip: HTMLElement, first: Event) {
  let current: Target | undefined;
  const move = ({ target, clientX, clientY, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || tip.contains(target as Node)) return; // what is shown can be pointed at, too
    const code = codeOf(target as Element);
    const next = code && targetAt(code, clientX, clientY);
    if (next?.code === current?.code && next?.name.start === current?.name.start) return;
    current = next;
    if (next) timing.enter(next);
    else timing.leave();
  };
  if (first instanceof PointerEvent) move(first);
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerdown', ({ target, clientX, clientY, pointerType }) => {
    const code = pointerType === 'touch' ? codeOf(target as Element) : undefined;
    const pressed = code && targetAt(code, clientX, clientY);
    if (pressed) timing.touchStart(pressed);
    else timing.hide();
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, ({ pointerType }) => pointerType === 'touch' && timing.touchEnd());
  }
}

/** Shows what is known of a name, and says it. */
async function tell(target: Target): Promise<boolean> {
  if (!show || !(await show(target))) return false;
  const hint = await hintFor(target.code, target.name);
  announce(`${hint!.type}. ${hint!.doc}`);
  return true;
}

let at = -1;
let steps = 0;
let last: HTMLElement | undefined;

/** N and P go to the next and to the previous name of the code that has the focus. */
async function stepName(event: KeyboardEvent) {
  const pre = event.target as HTMLElement;
  const code = pre.matches?.('pre') ? codeOf(pre) : undefined;
  if (!code || !show) return;
  const step = event.key.toLowerCase() === 'n' ? 1 : -1;
  if (code !== last) [last, at] = [code, step > 0 ? -1 : 0];
  const names = namesIn(code.textContent!);
  const turn = ++steps;
  // Words of comments and strings, of which nothing is known, are passed over.
  for (let tries = 0; tries < names.length; tries++) {
    at = (at + step + names.length) % names.length;
    const name = names[at]!;
    if (await show({ code, name, range: rangeOf(code, name) })) {
      const hint = await hintFor(code, name);
      if (turn === steps) announce(`${hint!.type}. ${hint!.doc}`);
      return;
    }
    if (turn !== steps) return; // the next key goes on from here
  }
}
