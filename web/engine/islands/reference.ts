// The display options of reference pages: one DOM, restyled by attributes of the document.
import { Attribute, Class } from '../dom';
import { apiDisplays, apiSections, type ApiDisplay, type ApiSection } from '../preferences/preferences';
import type { Store } from '../preferences/store';

const listOf = (element: Element | null) => element?.closest<HTMLElement>(`.${Class.Reference}`);

/** Opens or closes the facts of one row where only names are shown. */
function toggle(row: Element | null | undefined, open = !row?.hasAttribute(Attribute.Open)) {
  row?.toggleAttribute(Attribute.Open, open);
  row?.querySelector(`.${Class.More}`)?.setAttribute('aria-expanded', String(open));
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
  const lists = document.querySelectorAll<HTMLElement>(`.${Class.Reference}`);
  if (!lists.length) {
    return;
  }
  const show = () => {
    for (const list of lists) {
      const display = store.get().apiDisplay[list.dataset.section as ApiSection];
      for (const button of list.querySelectorAll<HTMLElement>(`[${Attribute.Display}]`)) {
        button.ariaPressed = String(button.dataset.display === display);
      }
    }
  };
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    const display = target.closest<HTMLElement>(`[${Attribute.Display}]`)?.dataset.display as ApiDisplay;
    const section = listOf(target)?.dataset.section as ApiSection;
    if (apiDisplays.includes(display) && apiSections.includes(section)) {
      store.dispatch({ type: 'SET_API_DISPLAY', payload: { section, display } });
      openTarget()?.scrollIntoView();
    } else if (target.closest(`.${Class.More}`)) {
      toggle(target.closest(`.${Class.Row}`));
    }
  });
  addEventListener('hashchange', openTarget);
  store.subscribe(show);
  show();
  openTarget();
}
