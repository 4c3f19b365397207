// What somebody does with a component: each step is done where there is something to do it to. Keys and the pointer are
// those of the browser, as trusted events.
type Point = { x: number; y: number };

declare const vitrineInput: (deed: { press?: string; type?: string; click?: Point; move?: Point }) => Promise<unknown>;

/** Does something with what stands in some elements; says whether there was anything to do it with. */
type Step = (tops: readonly Element[]) => Promise<boolean>;

const focusable = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex]:not([tabindex="-1"])';
const choices =
  '[role=option], [role^=menuitem], [role=gridcell]:not([disabled]), [role=treeitem], [role=tab], [role=radio], ' +
  'button:not([disabled])';

/** Where the pointer is in nobody's way. */
const aside = { x: 2, y: 2 };

const isSeen = (element: Element) => element.getClientRects().length > 0;

const seen = (tops: readonly Element[], selector: string) =>
  tops.flatMap((top) => [...top.querySelectorAll<HTMLElement>(selector)]).filter(isSeen);

/** What somebody goes to first. */
const found = (tops: readonly Element[]) =>
  [focusable, '[role], svg', '*'].map((selector) => seen(tops, selector)[0]).find((element) => element !== undefined);

/** What somebody chooses among several: one that is neither the first nor the last. */
function chosen(tops: readonly Element[]) {
  const all = seen(tops, choices).filter((element) => element !== found(tops));
  return all[Math.ceil((all.length - 1) / 2)];
}

function middle(element: Element): Point {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 3, y: y + height / 2 };
}

const focus: Step = async (tops) => {
  const element = found(tops);
  element?.focus();
  return element !== undefined;
};

const point =
  (deed: 'move' | 'click', target = found): Step =>
  async (tops) => {
    const element = target(tops);
    if (element) await vitrineInput({ [deed]: middle(element) });
    return element !== undefined;
  };

const press =
  (key: string): Step =>
  async () => {
    await vitrineInput({ press: key });
    return true;
  };

/** Letters go to fields, and to lists that look for what begins with them. */
const type =
  (letter: string): Step =>
  async () => {
    const hasFocus = document.activeElement !== document.body;
    if (hasFocus) await vitrineInput({ type: letter });
    return hasFocus;
  };

export const leave: Step = async () => {
  (document.activeElement as HTMLElement | null)?.blur();
  await vitrineInput({ move: aside });
  return true;
};

const keys = (...names: string[]) => names.map((key) => [key, press(key)] as const);

export const hands: readonly (readonly [name: string, step: Step])[] = [
  ['hover', point('move')],
  ['first Tab', press('Tab')],
  ['focus', focus],
  ['click', point('click')],
  ['type', type('o')],
  ...keys('ArrowDown', 'ArrowRight', 'Enter', 'ArrowUp', 'Home', 'ArrowLeft', 'PageUp'),
  ['type a digit', type('1')],
  ...keys('Backspace'),
  ['choose', point('click', chosen)],
  ...keys('Escape', 'Tab'),
  ['leave', leave],
];
