// The parts of the search in their places, the same in the dialog and on its page.
import { Class } from '../dom';
import { say } from '../messages/say';
import { element, icon } from './element';

/** What a search is put together of. */
export interface Parts {
  input: HTMLInputElement;
  clear: HTMLElement;
  rail: HTMLElement;
  found: HTMLElement;
  status: HTMLElement;
}

/** The field: a combobox over its popup. */
export function makeInput(): HTMLInputElement {
  return element('input', {
    type: 'text',
    role: 'combobox',
    'aria-label': say('Search'),
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    placeholder: say('Search components and props'),
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
}

const isMac = /mac|iphone|ipad/i.test(navigator.platform);
const key = (...names: string[]) => names.map((name) => element('kbd', {}, name));
const hint = (...content: (Node | string)[]) => element('span', { class: Class.SearchHint }, ...content);

/** All parts in their places. On a page there is nothing to close. */
export function frame({ input, clear, rail, found, status }: Parts, close?: () => void): HTMLElement {
  const leave = element(
    'button',
    {
      type: 'button',
      class: `${Class.Tool} ${Class.SearchClose}`,
      'aria-label': say('Close search'),
    },
    element('kbd', { 'aria-hidden': 'true' }, 'esc'),
    icon('close'),
  );
  if (close) leave.addEventListener('click', close);
  const progress = element('span', {
    class: Class.SearchProgress,
    'aria-hidden': 'true',
  });
  const hints = element(
    'span',
    { class: Class.SearchHint, 'aria-hidden': 'true' },
    hint(...key('↑', '↓'), ` ${say('Move')}`),
    hint(...key('Enter'), ` ${say('Open')}`),
    hint(...key(isMac ? '⌘ Enter' : 'Ctrl Enter'), ` ${say('New tab')}`),
    hint(...key('Tab'), ` ${say('Filters')}`),
  );
  return element(
    'div',
    { class: close ? Class.Finder : `${Class.Finder} ${Class.FinderPage}` },
    element('div', { class: Class.SearchQuery }, icon('search'), input, clear, close && leave, progress),
    element('div', { class: Class.SearchBody }, rail, found),
    element('div', { class: Class.SearchKeys }, hints, status),
  );
}
