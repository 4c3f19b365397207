// What the search dialog lists: hits, or where to begin.
import { Class, IconHref } from '../dom';
import { type Hit, highlighted, type Product, type Result } from './index';

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

const marked = (text: string, met: string[]) =>
  highlighted(text, met).map(([part, isMet]) => (isMet ? element('mark', '', part) : part));

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
export function listOf({ hits, met }: Result, products: Product[]): Node[] {
  const labels = new Map(products.map(({ id, label }) => [id, label]));
  return hits.map(({ address, title, page, product, excerpt, kind }: Hit) => {
    const place = element('span', Class.Label, labels.get(product ?? '') ?? '');
    const name = element('span', Class.SearchTitle, ...marked(title, met));
    if (page) name.append(' ', element('em', '', 'in ', ...marked(page, met)));
    const about = element('span', Class.SearchText, ...marked(excerpt ?? '', met));
    return option(address, icon(page || kind === 'section' ? IconHref.Hash : IconHref.Page), name, about, place);
  });
}

/** Where to begin: the products, the reader's own first. */
export function start(list: Product[], product: string): Node[] {
  const products = [...list].sort((a, b) => Number(b.id === product) - Number(a.id === product));
  return products.map(({ label, home }) =>
    option(home, icon(IconHref.Page), element('span', Class.SearchTitle, label)),
  );
}
