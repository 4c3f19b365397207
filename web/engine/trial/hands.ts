// What somebody does with a component: each step is done where there is something to do it to.

type Step = (room: Element) => boolean;

const focusable = 'input, textarea, select, button, a[href], [tabindex], [role]';

const target = (room: Element) => {
  const active = document.activeElement;
  if (active && active !== document.body) return active as HTMLElement;
  return room.querySelector<HTMLElement>(focusable) ?? (room.firstElementChild as HTMLElement | null);
};

const fire = (element: Element, event: Event) => element.dispatchEvent(event);

const pointer =
  (...types: string[]): Step =>
  (room) => {
    const element = target(room);
    if (!element) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const at = { bubbles: true, cancelable: true, clientX: x + width / 3, clientY: y + height / 2 };
    for (const type of types) {
      const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
      fire(element, new Kind(type, { ...at, ...(type === 'pointerdown' && { pointerId: 1 }) }));
    }
    return true;
  };

const key =
  (name: string): Step =>
  (room) => {
    const element = target(room);
    if (!element) return false;
    const options = { key: name, code: name, bubbles: true, cancelable: true };
    fire(element, new KeyboardEvent('keydown', options));
    fire(element, new KeyboardEvent('keyup', options));
    return true;
  };

const focus: Step = (room) => {
  const element = room.querySelector<HTMLElement>(focusable);
  element?.focus();
  return element !== null;
};

const type: Step = (room) => {
  const field = room.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (!field || field.type === 'checkbox' || field.type === 'radio') return false;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, field.type === 'range' ? '30' : 'o');
  fire(field, new Event('input', { bubbles: true }));
  fire(field, new Event('change', { bubbles: true }));
  return true;
};

const blur: Step = () => {
  const { activeElement } = document;
  (activeElement as HTMLElement | null)?.blur();
  return activeElement !== null;
};

export const hands: readonly Step[] = [
  focus,
  pointer('pointerover', 'mouseover', 'mouseenter', 'mousemove'),
  pointer('pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'),
  type,
  key('ArrowDown'),
  key('Enter'),
  key('ArrowUp'),
  key('Home'),
  key('PageUp'),
  key('Backspace'),
  key('Escape'),
  blur,
  pointer('mouseout', 'mouseleave'),
];
