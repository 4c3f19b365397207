// What somebody does with one element of a demo after the other, beside what the hands of trials do with the first.
import { targetsIn } from './traces';

declare const vitrineInput: (deed: {
  press?: string;
  type?: string;
  click?: Point;
  move?: Point;
  double?: boolean;
  touch?: Point & { type: 'touchStart' | 'touchMove' | 'touchEnd' };
}) => Promise<unknown>;

interface Point {
  x: number;
  y: number;
}

/** Does something with what stands in some elements; `target` is the element that is used. */
export type Deed = (tops: readonly Element[], target: Element | undefined) => Promise<unknown>;

/** Where the pointer is in nobody's way. */
const aside = { x: 2, y: 2 };

function middle(element: Element): Point {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const press =
  (key: string): Deed =>
  () =>
    vitrineInput({ press: key });

const type =
  (text: string): Deed =>
  async () =>
    document.activeElement !== document.body && vitrineInput({ type: text });

const focus: Deed = async (_, target) => (target as HTMLElement | undefined)?.focus();

const click: Deed = async (_, target) => target?.isConnected && vitrineInput({ click: middle(target) });

const doubleClick: Deed = async (_, target) =>
  target?.isConnected && vitrineInput({ click: middle(target), double: true });

const clickAside: Deed = () => vitrineInput({ click: aside });

const wait: Deed = async () => undefined;

const seen = (tops: readonly Element[], selector: string) =>
  tops
    .flatMap((top) => [...top.querySelectorAll<HTMLElement>(selector)])
    .filter((element) => element.getClientRects().length > 0);

const choices =
  '[role=option], [role^=menuitem], [role=gridcell]:not([disabled]), [role=treeitem], [role=tab], [role=radio]';

/** Chooses one of the last that are to choose from: what has opened stands behind what was there. */
const choose: Deed = async (tops) => {
  const all = seen(tops.toReversed(), choices);
  const chosen = all[Math.floor(all.length / 2)];
  return chosen && vitrineInput({ click: middle(chosen) });
};

/** The middle cell of what has rows. */
const cellOf = (tops: readonly Element[]) => {
  const all = seen(tops, '[role=cell], [role=gridcell], td, [role=option], li');
  return all[Math.floor(all.length / 2)];
};

const onCell =
  (double: boolean): Deed =>
  async (tops) => {
    const cell = cellOf(tops);
    return cell && vitrineInput({ click: middle(cell), double });
  };

/** Scrolls whatever can be, as a wheel does. */
const scroll: Deed = async (tops) => {
  for (const element of seen(tops, '*')) {
    if (element.scrollHeight > element.clientHeight + 4) element.scrollTop = 240;
    if (element.scrollWidth > element.clientWidth + 4) element.scrollLeft = 160;
  }
};

const touch: Deed = async (_, target) =>
  target?.isConnected && vitrineInput({ touch: { type: 'touchStart', ...middle(target) } });

const lift: Deed = () => vitrineInput({ touch: { type: 'touchEnd', ...aside } });

/** A finger that moves from one place to another, and stays there. */
const swipe =
  (from: Point, to: Point): Deed =>
  async () => {
    await vitrineInput({ touch: { type: 'touchStart', ...from } });
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await vitrineInput({ touch: { type: 'touchMove', ...at } });
    }
  };

/** Clicks one of the things that have opened outside of the demo. */
const clickOpened =
  (index: number): Deed =>
  async (tops) => {
    const opened = targetsIn(tops.slice(1))[index];
    return opened && vitrineInput({ click: middle(opened) });
  };

/** Goes to another window, or comes back from it. */
const window =
  (name: 'blur' | 'focus'): Deed =>
  async () =>
    dispatchEvent(new Event(name));

/** Where a finger begins at the edge of the window. */
const edge = { x: 10, y: 320 };

/** Each is begun anew with each element that somebody can go to. */
export const rows: readonly (readonly Deed[])[] = [
  [click, wait, press('Escape')],
  [click, choose, press('Tab'), clickAside],
  [click, press('Tab'), press('Tab'), press('Shift+Tab'), press('ArrowDown'), press('Enter'), clickAside],
  [focus, press('ArrowDown'), press('ArrowDown'), press('ArrowUp'), press('Enter'), type('a'), press('Tab')],
  [doubleClick, press('Control+c'), press('Delete'), press('PageDown')],
  [touch, wait, lift, wait],
  [click, clickOpened(0), choose, clickOpened(1), choose],
  [click, clickOpened(2), clickOpened(1), press('Escape')],
  [click, window('blur'), wait, wait, wait, window('focus'), wait, wait],
];

/** These begin with the demo as a whole. */
export const wholeRows: readonly (readonly Deed[])[] = [
  [onCell(false), onCell(true), type('x'), press('Enter'), clickAside],
  [scroll, scroll, wait],
  [swipe(edge, { x: 240, y: 320 }), lift],
  [swipe(edge, { x: 90, y: 322 }), wait, lift],
];

/** The element that is used, by its place among those that somebody can go to. */
export const targetAt = (tops: readonly Element[], index: number): Element | undefined => targetsIn(tops)[index];
