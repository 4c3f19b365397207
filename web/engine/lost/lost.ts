// The page of errors on hosts that can't fill it: shows the address, searches it, and offers the nearest pages.
import { below, within } from '../base';
import { Id } from '../dom';
import { marked, nearest, wordsOf, type PageRow } from './nearest';

const element = <Type extends HTMLElement>(id: Id) => document.getElementById(id) as Type | null;

/** The address that was asked for; one that is no text stands as it is. */
function asked(): string {
  try {
    return decodeURIComponent(within(location.pathname));
  } catch {
    return within(location.pathname);
  }
}

function showAddress(pages: readonly PageRow[], address: string) {
  const shown = element(Id.LostAddress);
  shown?.querySelector('code')?.replaceChildren(
    ...marked(pages, address).map(({ text, marked }) => {
      const piece = document.createElement(marked ? 'mark' : 'span');
      piece.textContent = text;
      return piece;
    }),
  );
  shown?.removeAttribute('hidden');
}

function showPages(found: readonly PageRow[]) {
  const template = element<HTMLTemplateElement>(Id.LostPage);
  const list = element(Id.LostPages);
  if (!template || !list || !found.length) {
    return;
  }
  for (const [href, title, product, about] of found) {
    const entry = template.content.cloneNode(true) as DocumentFragment;
    const values: Record<string, string> = { href: below(href), title, product, about };
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    for (const node of entry.querySelectorAll('*')) {
      for (const attribute of node.attributes) {
        attribute.value = filled(attribute.value);
      }
      if (!node.childElementCount) {
        node.textContent = filled(node.textContent ?? '');
      }
    }
    list.append(entry);
  }
  element(Id.LostNear)?.removeAttribute('hidden');
}

/** Offers what is nearest; offline the address stands there alone, with nothing marked. */
async function offer(address: string) {
  let pages: readonly PageRow[] = [];
  try {
    pages = (await (await fetch(element(Id.Lost)!.dataset.pages!)).json()) as PageRow[];
  } catch {}
  showAddress(pages.length ? pages : [[address, '', '', '']], address);
  showPages(nearest(pages, address));
}

const near = element(Id.LostNear);
if (within(location.pathname) === '/404.html') {
  near?.remove(); // somebody looks at the page itself: nothing was asked for
  element(Id.LostAddress)?.remove();
} else if (near?.hidden) {
  const address = asked();
  const field = element<HTMLInputElement>(Id.LostQuery);
  if (field && !field.value) {
    field.value = wordsOf(address).join(' ');
  }
  offer(address);
}
