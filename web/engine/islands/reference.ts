// The display options of reference pages (catalogue AD-*): one DOM, restyled by attributes of the document.
import { apiDisplays, apiSections, type ApiDisplay, type ApiSection } from '../preferences/preferences';
import type { Store } from '../preferences/store';

const listOf = (element: Element | null) => element?.closest<HTMLElement>('.reference');

/** Opens or closes the facts of one row where only names are shown. */
function toggle(row: Element | null | undefined, open = !row?.hasAttribute('data-open')) {
  row?.toggleAttribute('data-open', open);
  row?.querySelector('.more')?.setAttribute('aria-expanded', String(open));
}

/** The row that the address names is open, whatever the option. */
function openTarget() {
  const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (row && listOf(row)) {
    toggle(row, true);
  }
  return row;
}

export function startReference(store: Store) {
  const lists = document.querySelectorAll<HTMLElement>('.reference');
  if (!lists.length) {
    return;
  }
  const show = () => {
    for (const list of lists) {
      const display = store.get().apiDisplay[list.dataset.section as ApiSection];
      for (const button of list.querySelectorAll<HTMLElement>('[data-display]')) {
        button.setAttribute('aria-pressed', String(button.dataset.display === display));
      }
    }
  };
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const display = target.closest<HTMLElement>('[data-display]')?.dataset.display as ApiDisplay;
    const section = listOf(target)?.dataset.section as ApiSection;
    if (apiDisplays.includes(display) && apiSections.includes(section)) {
      store.dispatch({ type: 'SET_API_DISPLAY', payload: { section, display } });
      openTarget()?.scrollIntoView();
    } else if (target.closest('.more')) {
      toggle(target.closest('.row'));
    }
  });
  addEventListener('hashchange', openTarget);
  store.subscribe(show);
  show();
  openTarget();
}
