// Groups of the navigation that the page does not carry: their pages come from the product's whole tree, fetched once
// when a reader is about to open one. Without it a group is a link to the page that lists its pages.

import { Attribute } from '../dom';
import { isPlain } from './plain';

let tree: Promise<Document> | undefined;

function load(address: string): Promise<Document> {
  return (tree ??= fetch(address).then(async (answer) => {
    if (!answer.ok) {
      throw new Error(`status ${answer.status}`);
    }
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  }));
}

/** Puts the group with its pages in the place of the link to it. */
async function open(item: HTMLElement, link: HTMLAnchorElement, address: string) {
  link.ariaBusy = 'true';
  try {
    const whole = await load(address);
    const group = [...whole.querySelectorAll<HTMLElement>(`[${Attribute.Group}]`)].find(
      ({ dataset }) => dataset.group === item.dataset.group,
    );
    const details = group?.querySelector('details');
    if (!details) {
      throw new Error('not in the tree');
    }
    details.open = true;
    const focused = document.activeElement === link;
    item.replaceChildren(document.importNode(details, true));
    if (focused) {
      item.querySelector('summary')?.focus();
    }
  } catch {
    tree = undefined; // another time
    location.href = link.href;
  }
}

export function startGroups(nav: HTMLElement) {
  const address = nav.dataset.tree;
  if (!address) {
    return;
  }
  const linkOf = (event: Event) => (event.target as Element).closest<HTMLAnchorElement>(`[${Attribute.Group}] > a`);
  for (const type of ['pointerover', 'focusin']) {
    nav.addEventListener(type, (event) => linkOf(event) && load(address).catch(() => (tree = undefined)), {
      passive: true,
    });
  }
  nav.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link && isPlain(event)) {
      event.preventDefault();
      void open(link.parentElement!, link, address);
    }
  });
}
