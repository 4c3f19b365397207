// The search as a page: what is asked stands in its address.
import { Attribute } from '../dom';
import { addressOf, Finder, type Asked, type FinderOptions } from './finder';
import { groupNames } from './groups';

/** What the address asks. */
function asked(): Asked {
  const query = new URLSearchParams(location.search);
  return {
    text: query.get('q') ?? '',
    only: query.get('product') ?? '',
    group: groupNames.find((name) => name === query.get('kind')),
  };
}

/** Puts the search where the page has left room for it. */
export function searchOnPage(options: Pick<FinderOptions, 'source' | 'own' | 'address'>): Finder | undefined {
  const place = document.querySelector(`[${Attribute.SearchPage}]`);
  if (!place) return undefined;
  const changed = (now: Asked, step: boolean) => {
    const address = addressOf(location.pathname, now);
    if (address === location.pathname + location.search) return;
    history[step ? 'pushState' : 'replaceState'](null, '', address);
  };
  const finder = new Finder({
    ...options,
    changed,
  });
  place.replaceChildren(finder.element);
  addEventListener('popstate', () => finder.ask(asked()));
  finder.ask(asked());
  finder.input.focus({ preventScroll: true });
  return finder;
}
