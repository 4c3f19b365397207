// Where a search begins: what was searched before, the headings of this page, the pages that are opened often. A grid,
// because a search can be removed beside it.
import { Class, Id } from '../dom';
import { say, sayWith } from '../messages/say';
import { element, icon, newId, type Content } from './element';
import { heading, type Surroundings } from './list';
import { forget, openedOften, recentSearches, type Recent } from './memory';

/** So many headings of this page are offered. */
const headings = 4;

/** The search that a row asks again. */
export const recents = new WeakMap<Element, Recent>();

function cell(href: string, ...content: Content[]): HTMLElement {
  const [sign, text, ...rest] = content;
  const link = element('a', { href, class: Class.SearchTitle, tabindex: '-1' }, text);
  const classes = `${Class.SearchHit} ${Class.SearchOneLine}`;
  return element(
    'div',
    { class: classes, id: newId(), role: 'gridcell', 'aria-selected': 'false' },
    sign,
    link,
    ...rest,
  );
}

const label = (text: string) => Boolean(text) && element('span', { class: Class.Label }, text);

function group(title: string, rows: HTMLElement[]): HTMLElement[] {
  const id = newId();
  const head = heading(id, title, rows.length);
  return rows.length ? [element('div', { role: 'rowgroup', 'aria-labelledby': id }, head, ...rows)] : [];
}

function recentRow(search: Recent, around: Surroundings, changed: () => void): HTMLElement {
  const where = search.product ? around.label(search.product) : say('All products');
  const main = cell(around.address(search.text), icon('clock'), search.text, label(where));
  recents.set(main, search);
  const remove = element('button', {
    type: 'button',
    class: Class.Tool,
    tabindex: '-1',
    'aria-label': sayWith('Remove {query}', { query: search.text }),
  });
  remove.append(icon('close'));
  remove.addEventListener('click', () => {
    forget(search);
    changed();
  });
  const beside = element('div', { id: newId(), role: 'gridcell', 'aria-selected': 'false' }, remove);
  return element('div', { class: Class.SearchRecent, role: 'row' }, main, beside);
}

const row = (content: HTMLElement) => element('div', { role: 'row' }, content);

/** The headings of the page that is read, as its table of contents names them. */
function headingRows(): HTMLElement[] {
  const title = document.querySelector('h1')?.textContent ?? '';
  const selector = `:is(.${Class.Contents}, .${Class.ContentsDisclosure}) a[href^="#"]`;
  const seen = new Map<string, string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    if (link.hash !== `#${Id.Main}` && !seen.has(link.hash)) seen.set(link.hash, link.textContent.trim());
  }
  return [...seen]
    .slice(0, headings)
    .map(([hash, text], i) => row(cell(hash, icon('section'), text, label(i ? '' : title))));
}

/** The rows of the beginning. What changes when a search is removed is told. */
export function startRows(around: Surroundings, changed: () => void): HTMLElement[] {
  const often = openedOften(location.pathname).map(({ address, title, product }) =>
    row(cell(address, icon('page'), title, label(around.label(product)))),
  );
  return [
    ...group(
      say('Recent searches'),
      recentSearches().map((search) => recentRow(search, around, changed)),
    ),
    ...group(say('On this page'), headingRows()),
    ...group(say('Open often'), often),
  ];
}
