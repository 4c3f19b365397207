// What somebody does with a component: each step is done where there is something to do it to. Keys and the pointer are
// those of the browser, as trusted events.
type Point = { x: number; y: number };

declare const vitrineInput: (deed: { press?: string; type?: string; click?: Point; move?: Point }) => Promise<unknown>;

/** Does something with what stands in some elements; says whether there was anything to do it with. */
type Step = (tops: readonly Element[]) => Promise<boolean>;

const focusable = 'input:not([type=hidden]), textarea, select, button, a[href], [tabindex], [role], svg';

/** Where the pointer is in nobody's way. */
const aside = { x: 2, y: 2 };

const isSeen = (element: Element) => element.getClientRects().length > 0;

const found = (tops: readonly Element[]) =>
  tops.flatMap((top) => [...top.querySelectorAll<HTMLElement>(focusable)]).find(isSeen) ??
  tops.flatMap((top) => [...top.querySelectorAll<HTMLElement>('*')]).find(isSeen);

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
  (deed: 'move' | 'click'): Step =>
  async (tops) => {
    const element = found(tops);
    if (element) await vitrineInput({ [deed]: middle(element) });
    return element !== undefined;
  };

const press =
  (key: string): Step =>
  async () => {
    await vitrineInput({ press: key });
    return true;
  };

const type: Step = async () => {
  const { activeElement } = document;
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  if (isField) await vitrineInput({ type: 'o1' });
  return isField;
};

export const leave: Step = async () => {
  (document.activeElement as HTMLElement | null)?.blur();
  await vitrineInput({ move: aside });
  return true;
};

export const hands: readonly (readonly [name: string, step: Step])[] = [
  ['hover', point('move')],
  ['focus', focus],
  ['click', point('click')],
  ['type', type],
  ...['ArrowDown', 'Enter', 'ArrowUp', 'Home', 'PageUp', 'Backspace', 'Escape', 'Tab'].map(
    (key) => [key, press(key)] as const,
  ),
  ['leave', leave],
];
