// Opens the search. What it needs is fetched when a reader is about to search, never before.
import { Attribute } from '../dom';
import { say } from '../messages/say';
import { announceFailure } from './announce';
import { isPlain } from './plain';

interface SearchModule {
  warm(button: HTMLAnchorElement): void;
  take(button: HTMLAnchorElement, keys?: readonly KeyboardEvent[]): void;
}

declare global {
  // eslint-disable-next-line no-var
  var keysForSearch: KeyboardEvent[];
}

let loading: Promise<SearchModule> | undefined;
/** Keys pressed since the search was asked for, until it takes them. */
let held: KeyboardEvent[] | undefined;

async function use(button: HTMLAnchorElement, action: (search: SearchModule) => void, isAsked = true) {
  try {
    action(await (loading ??= import(/* @vite-ignore */ button.dataset.search!) as Promise<SearchModule>));
  } catch {
    loading = undefined; // another time
    if (isAsked) announceFailure(say('The search is not available offline. Check the connection and try again.'));
  }
}

/** Whether a key pressed there is part of a text that somebody writes. */
const isWriting = (target: HTMLElement) =>
  target.isContentEditable ||
  target.matches('input:not([type=radio], [type=checkbox], [type=button]), textarea, select');

export function startSearch() {
  const button = document.querySelector<HTMLAnchorElement>(`[${Attribute.Search}]`);
  if (!button) {
    return;
  }
  if (/mac|iphone|ipad/i.test(navigator.platform)) {
    button.querySelector('kbd')!.textContent = '⌘K';
  }
  button.role = 'button';
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    button.addEventListener(type, () => use(button, (search) => search.warm(button), false), { passive: true });
  }
  button.addEventListener('click', (event) => {
    if (isPlain(event)) {
      event.preventDefault();
      void use(button, (search) => search.take(button));
    } // else a new tab shows the page of the search
  });
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    const chord = event.ctrlKey || event.metaKey;
    const opens = chord
      ? key === 'k'
      : target === button
        ? /^[\p{L}\p{Nd}/ ]$/u.test(key) // a letter typed there is the first one of the query
        : key === '/' && !isWriting(target as HTMLElement) && !document.querySelector('dialog[open]');
    if (held) {
      held.push(event);
    } else if (opens) {
      held = [event];
      void use(button, (search) => search.take(button, held)).then(() => (held = undefined));
    }
    if (opens || (held && !key[1] && !chord)) {
      event.preventDefault();
    }
  };
  // The boot script hands over what was pressed until now, and all that is pressed from now on.
  keysForSearch.forEach(press);
  keysForSearch.push = press as () => number;
}
