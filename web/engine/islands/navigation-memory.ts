// Keeps the navigation where the reader left it. Runs before the first paint where the browser has
// `pagereveal`, and again when the shell starts: both leave the same offset.
import { Id } from '../dom';
import { store, stored } from '../preferences/storage';

const key = 'vitrine-nav';
/** Room kept below the current entry, in CSS pixels. */
const margin = 120;

export const navigation = () => document.getElementById(Id.Navigation);

interface Edges {
  top: number;
  bottom: number;
}

/** How far to scroll so that the entry is in view with some room below it; 0 when it already is. */
export const scrollToEntry = (entry: Edges, view: Edges) =>
  Math.min(entry.top - view.top, Math.max(0, entry.bottom + margin - view.bottom));

export function showActiveEntry(nav: HTMLElement) {
  const active = nav.querySelector('[aria-current]');
  if (active) {
    nav.scrollTop += scrollToEntry(active.getBoundingClientRect(), nav.getBoundingClientRect());
  }
}

export function restoreNavigation() {
  const nav = document.getElementById(Id.Navigation);
  if (nav) {
    const [product, offset] = (stored('sessionStorage', key) ?? '').split(' ');
    if (product === nav.dataset.product) {
      nav.scrollTop = +offset!;
    }
    showActiveEntry(nav);
  }
}

export function rememberNavigation() {
  const nav = navigation();
  if (nav?.querySelector('[aria-current]')) {
    store('sessionStorage', key, `${nav.dataset.product} ${nav.scrollTop}`);
  }
}
