// Opens the search. What it needs is fetched when a reader is about to search, never before.
import { Attribute } from '../dom';
import { say } from '../messages/say';
import { announce } from './announce';

interface SearchModule {
  warm(button: HTMLElement): void;
  show(button: HTMLElement, initial?: string): void;
  toggle(button: HTMLElement): void;
}

let loading: Promise<SearchModule> | undefined;

const load = (button: HTMLElement) =>
  (loading ??= import(/* @vite-ignore */ button.dataset.search!) as Promise<SearchModule>);

async function use(button: HTMLElement, action: (search: SearchModule) => void) {
  try {
    action(await load(button));
  } catch {
    loading = undefined; // another time
    announce(say('This could not be loaded. Check the connection and try again.'));
  }
}

/** Whether a key pressed there is part of a text that somebody writes. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox], [type=button]), textarea, select'));

export function startSearch() {
  const button = document.querySelector<HTMLElement>(`[${Attribute.Search}]`);
  if (!button) {
    return;
  }
  if (/mac|iphone|ipad/i.test(navigator.platform)) {
    button.querySelector('kbd')!.textContent = '⌘K';
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    button.addEventListener(type, () => use(button, (search) => search.warm(button)), { passive: true });
  }
  button.addEventListener('click', () => use(button, (search) => search.show(button)));
  // A letter typed on the button is the first one of the query.
  button.addEventListener('keydown', (event) => {
    if (/^[\p{L}\p{Nd}]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      void use(button, (search) => search.show(button, event.key));
    }
  });
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      void use(button, (search) => search.toggle(button));
    } else if (
      event.key === '/' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isWriting(event.target) &&
      !document.querySelector('dialog[open]')
    ) {
      event.preventDefault();
      void use(button, (search) => search.show(button));
    }
  });
}
