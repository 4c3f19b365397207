// One menu for all toolbars: a native popover below the button that opened it.

import { Class, Id } from '../dom';

export interface Entry {
  label: string;
  href?: string;
  act?: () => unknown;
  /** What analytics are told of its choice. */
  action?: string;
  /** Set for entries that are a choice. */
  checked?: boolean;
}

let menu: HTMLElement | undefined;
let opener: HTMLElement | undefined;

export function closeMenu() {
  menu?.hidePopover();
}

/** Opens the menu below a button of an exhibit, or closes it where it is that button's. */
export function openMenu(button: HTMLElement, entries: readonly Entry[]) {
  if (opener === button && menu?.matches(':popover-open')) {
    closeMenu();
    return;
  }
  menu ??= create();
  opener = button;
  menu.dataset.gaEventLabel = button.closest(`.${Class.Demo}`)?.id ?? '';
  menu.replaceChildren(...entries.map(entryOf));
  button.setAttribute('aria-expanded', 'true');
  menu.showPopover();
  place(menu, button);
  (menu.querySelector<HTMLElement>('[aria-checked=true]') ?? (menu.firstElementChild as HTMLElement | null))?.focus();
}

function create() {
  const element = document.createElement('div');
  element.className = `${Class.Menu} ${Class.ToolMenu} ${Class.Ui}`;
  element.setAttribute('role', 'menu');
  element.popover = 'auto';
  document.getElementById(Id.Main)!.append(element); // all that can be read stands in a landmark
  element.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'closed') {
      opener?.removeAttribute('aria-expanded');
      if (element.contains(document.activeElement) || document.activeElement === document.body) opener?.focus();
    }
  });
  element.addEventListener('keydown', (event) => {
    const items = [...element.children] as HTMLElement[];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items[(next + items.length) % items.length]?.focus();
    } else if (event.key === 'Tab') {
      closeMenu();
    }
  });
  return element;
}

function entryOf({ label, href, act, action, checked }: Entry) {
  const item = document.createElement(href ? 'a' : 'button');
  item.className = Class.MenuEntry;
  item.textContent = label;
  item.tabIndex = -1;
  if (action) {
    item.dataset.gaEventCategory = 'demo';
    item.dataset.gaEventAction = action;
  }
  item.setAttribute('role', checked === undefined ? 'menuitem' : 'menuitemradio');
  if (checked !== undefined) item.setAttribute('aria-checked', String(checked));
  if (item instanceof HTMLAnchorElement) {
    item.href = href!;
    item.target = '_blank';
    item.rel = 'noopener';
  } else {
    item.type = 'button';
  }
  item.addEventListener('click', () => {
    closeMenu();
    opener?.focus();
    void act?.();
  });
  return item;
}

function place(element: HTMLElement, button: HTMLElement) {
  const box = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const left = Math.max(8, Math.min(box.right - element.offsetWidth, width - element.offsetWidth - 8));
  const below = box.bottom + 4 + element.offsetHeight <= innerHeight;
  element.style.left = `${left}px`;
  element.style.top = `${below ? box.bottom + 4 : Math.max(8, box.top - element.offsetHeight - 4)}px`;
}
