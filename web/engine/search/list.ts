// What the search dialog lists: hits, or where to begin.
import { Class, IconHref } from '../dom';
import { say } from '../messages/say';
import type { Hit, Index } from './find';
import { highlighted } from './highlighted';

function element(tag: string, className = '', ...children: (Node | string)[]) {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
}

function icon(name: IconHref) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', Class.Icon);
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'use'));
  svg.firstElementChild!.setAttribute('href', name);
  return svg;
}

const marked = (text: string, query: string) =>
  highlighted(text, query).map(([part, met]) => (met ? element('mark', '', part) : part));

let ids = 0;

function option(href: string, ...children: (Node | string)[]) {
  const link = element('a', Class.SearchHit, ...children) as HTMLAnchorElement;
  link.href = href;
  link.id = `search-hit-${ids++}`;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  return link;
}

/** The hits of a query. */
export function listOf(hits: Hit[], index: Index, query: string): Node[] {
  const labels = new Map(index.products.map(({ id, label }) => [id, label]));
  return hits.map(({ page, heading }) => {
    const place = element('span', Class.Label, labels.get(page.product ?? '') ?? '');
    if (heading) {
      const title = element(
        'span',
        Class.SearchTitle,
        ...marked(heading.text, query),
        ' ',
        element('em', '', 'in ', ...marked(page.title, query)),
      );
      return option(`${page.path}#${heading.id}`, icon(IconHref.Hash), title, place);
    }
    const names = (page.names ?? []).filter(
      (name) => highlighted(name, query).some(([, met]) => met) && name !== page.title,
    );
    const title = element('span', Class.SearchTitle, ...marked(page.title, query));
    if (names.length) {
      title.append(' ', element('em', '', ...names.flatMap((name, i) => [i ? ', ' : '', ...marked(name, query)])));
    }
    return option(page.path, icon(IconHref.Page), title, element('span', Class.SearchText, page.about ?? ''), place);
  });
}

/** So many pages of each product are offered to begin with. */
const first = 3;

/** Where to begin: the products, the reader's own first, each with its first pages. */
export function start(index: Index, product: string): Node[] {
  const products = [...index.products].sort((a, b) => Number(b.id === product) - Number(a.id === product));
  return products.map(({ id, label, home }, i) => {
    const group = element('div', Class.SearchGroup);
    group.setAttribute('role', 'group');
    const heading = element('div', Class.SearchHeading, label); // names the group; a list holds no headings
    heading.setAttribute('role', 'presentation');
    heading.id = `search-group-${i}`;
    group.setAttribute('aria-labelledby', heading.id);
    const pages = index.pages.filter((page) => page.product === id && page.path !== home).slice(0, first);
    group.append(
      heading,
      option(home, icon(IconHref.Page), element('span', Class.SearchTitle, say('Overview'))),
      ...pages.map(({ path, title }) => option(path, icon(IconHref.Page), element('span', Class.SearchTitle, title))),
    );
    return group;
  });
}
