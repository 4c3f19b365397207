// The search, loaded by the shell when it is first wanted: a dialog on every page, and a page of its own.
import { SearchDialog } from './dialog';
import type { Finder } from './finder';
import { searchOnPage } from './page';
import { Source } from './source';

let source: Source | undefined;
let dialog: SearchDialog | undefined;
let page: Finder | undefined;

const options = (button: HTMLAnchorElement) => ({
  source: (source ??= new Source(button.dataset.index!)),
  own: button.dataset.product ?? '',
  address: new URL(button.href).pathname,
});

/** Fetches the index ahead of need. */
export function warm(button: HTMLAnchorElement) {
  options(button).source.fetch();
}

/** Puts the search into its page. */
export function mount(button: HTMLAnchorElement) {
  page ??= searchOnPage(options(button));
}

const isChord = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

/** Opens the search, with the keys that asked for it and those that were pressed since. The shortcut closes it, too. */
export function take(button: HTMLAnchorElement, keys: readonly KeyboardEvent[] = []) {
  const [first, ...others] = keys;
  if (first && isChord(first) && dialog?.isOpen) {
    dialog.close();
    return;
  }
  mount(button);
  if (page) {
    page.input.focus();
  } else {
    dialog ??= new SearchDialog(options(button));
    dialog.show();
  }
  const finder = page ?? dialog!.finder;
  const typed = first && !isChord(first) && !/[/ ]/.test(first.key) ? keys : others;
  typed.forEach((event) => finder.type(event));
}
