// The search dialog: a combobox over a list of links. Loaded by the shell when it is first wanted.
import { Class, IconHref } from '../dom';
import { say, sayWith } from '../messages/say';
import type { ScriptMessage } from '../messages/messages';
import { open as openIndex, type Searcher } from './index';
import { listOf, start } from './list';

/** So many hits are shown; who needs more adds a word. */
const most = 40;

interface Dialog {
  element: HTMLDialogElement;
  input: HTMLInputElement;
  found: HTMLElement;
  none: HTMLElement;
  count: HTMLElement;
}

let dialog: Dialog | undefined;
let searcher: Searcher | undefined;
let opener: HTMLElement;

const index = (button: HTMLElement) => (searcher ??= openIndex(button.dataset.index!));

/** Fetches the index ahead of need. */
export function warm(button: HTMLElement) {
  index(button)
    .ready()
    .catch(() => undefined);
}

/** Opens the dialog, with the beginning of a query if there is one. */
export function show(button: HTMLElement, initial = '') {
  opener = button;
  dialog ??= build();
  if (!dialog.element.open) {
    dialog.element.showModal();
    dialog.input.value = initial;
  }
  dialog.input.focus();
  void answer();
}

export function toggle(button: HTMLElement) {
  if (dialog?.element.open) {
    dialog.element.close();
  } else {
    show(button);
  }
}

/** A word as it stands in markup. */
const written = (word: ScriptMessage) => say(word).replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function build(): Dialog {
  const element = document.createElement('dialog');
  element.className = `${Class.Search} ${Class.Ui}`;
  element.setAttribute('aria-label', say('Search'));
  element.innerHTML = `<div class="${Class.SearchPanel}">
<div class="${Class.SearchQuery}"><svg class="${Class.Icon}" viewBox="0 0 16 16" aria-hidden="true"><use href="${IconHref.Search}"/></svg>
<input type="text" role="combobox" aria-label="${written('Search')}" aria-expanded="true" aria-controls="search-found" aria-autocomplete="list" placeholder="${written('What are you looking for?')}" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go">
<button class="${Class.Tool} ${Class.SearchClose}" type="button" aria-label="${written('Close search')}"><kbd aria-hidden="true">esc</kbd></button></div>
<div class="${Class.SearchResults}" id="search-found" role="listbox" aria-label="${written('Results')}" tabindex="-1"></div>
<p class="${Class.SearchEmpty}" hidden></p>
<div class="${Class.SearchKeys}"><span class="${Class.SearchHints}" aria-hidden="true"><span><kbd>↑</kbd><kbd>↓</kbd> ${written('Move')}</span><span><kbd>Enter</kbd> ${written('Open')}</span><span><kbd>Ctrl Enter</kbd> ${written('New tab')}</span></span><span class="${Class.Label}" role="status"></span></div>
</div>`;
  const part = <T extends HTMLElement>(selector: string) => element.querySelector<T>(selector)!;
  const made: Dialog = {
    element,
    input: part('input'),
    found: part(`.${Class.SearchResults}`),
    none: part(`.${Class.SearchEmpty}`),
    count: part('[role=status]'),
  };
  document.querySelector(`.${Class.Shell}`)!.append(element);
  made.input.addEventListener('input', () => void answer());
  element.addEventListener('keydown', (event) => onKey(made, event));
  element.addEventListener('click', ({ target }) => {
    // Beside the panel, on the button, or on a hit that leads to a place in this page.
    if (target === element || (target as Element).closest(`.${Class.SearchClose}, a`)) {
      element.close();
    }
  });
  made.found.addEventListener('pointermove', ({ target }) => {
    const hit = (target as Element).closest<HTMLElement>('[role=option]');
    if (hit && hit.getAttribute('aria-selected') !== 'true') {
      activate(made, hit, false);
    }
  });
  addEventListener('pagehide', () => element.close());
  return made;
}

const counted = (count: number) =>
  count > 1 ? sayWith('{count} results', { count }) : say(count ? '1 result' : 'No results');

let asked = 0;

/** Shows what the query finds, or where to begin. */
async function answer() {
  const { input, count } = dialog!;
  const turn = ++asked;
  const query = input.value.trim();
  try {
    const known = index(opener);
    const product = opener.dataset.product ?? '';
    await known.ready();
    const result = query ? await known.find({ text: query, product, limit: most }) : undefined;
    if (turn !== asked) {
      return; // another letter was typed
    }
    const hits = result?.hits ?? [];
    const list = result ? listOf(result, known.products) : start(known.products, product);
    fill(
      dialog!,
      list,
      sayWith('Nothing is called “{query}” here. Try fewer words, or another name for it.', { query }),
    );
    count.textContent = query ? counted(hits.length) : '';
    activate(dialog!, query ? options(dialog!)[0] : undefined, true);
  } catch {
    fill(dialog!, [], say('The index could not be loaded. Check the connection, then type again.'));
    count.textContent = dialog!.none.textContent;
  }
}

/** Fills the list; where there is nothing in it, says why and what to do. */
function fill({ input, found, none }: Dialog, items: Node[], otherwise: string) {
  found.replaceChildren(...items);
  found.scrollTop = 0;
  found.hidden = !items.length;
  none.hidden = !found.hidden;
  none.textContent = otherwise;
  input.setAttribute('aria-expanded', String(!found.hidden));
}

const options = ({ found }: Dialog) => [...found.querySelectorAll<HTMLAnchorElement>('[role=option]')];

/** Marks a hit as the one that Enter opens. */
function activate({ found, input }: Dialog, hit: HTMLElement | undefined, into: boolean) {
  found.querySelector('[aria-selected=true]')?.setAttribute('aria-selected', 'false');
  if (!hit) {
    input.removeAttribute('aria-activedescendant');
    return;
  }
  hit.setAttribute('aria-selected', 'true');
  input.setAttribute('aria-activedescendant', hit.id);
  if (into) {
    hit.scrollIntoView({ block: 'nearest' });
  }
}

function onKey(made: Dialog, event: KeyboardEvent) {
  const list = options(made);
  const current = list.findIndex((hit) => hit.getAttribute('aria-selected') === 'true');
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
  if (step && list.length) {
    event.preventDefault();
    const next =
      Math.abs(step) === 1
        ? (current + step + list.length) % list.length
        : Math.max(0, Math.min(list.length - 1, current + step));
    activate(made, list[current < 0 && step < 0 ? list.length - 1 : next], true);
  } else if (event.key === 'Enter' && event.target === made.input && list[current]) {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      open(list[current].href, '_blank', 'noopener');
    } else {
      list[current].click();
    }
  }
}
