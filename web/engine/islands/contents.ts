// The table of contents follows the reader.

import { Class } from '../dom';
import { isPlain } from './plain';

const throttle = 166;
const freeze = 1000;

export interface View {
  /** Page pixels above the viewport. */
  scrollTop: number;
  /** Height of the viewport. */
  height: number;
  /** Where a heading comes to rest when its link is followed, below the top of the viewport. */
  landing: number;
  /** Height of the page. */
  end: number;
}

/**
 * Index of the current heading by the tops of all headings in page pixels; -1 above the first one, and at the top of
 * the page, which looks as it did before scripts. At the end of the page the last one is current, which may never come
 * further up.
 */
export function currentHeading(tops: readonly number[], { scrollTop, height, landing, end }: View): number {
  const line = scrollTop && (scrollTop + height > end - 2 ? Infinity : scrollTop + Math.max(height / 8, landing));
  return tops.findLastIndex((top) => top <= line);
}

/** The entry itself, or the one whose closed group it is in. */
function shown(entry: HTMLAnchorElement | undefined) {
  const group = entry?.closest('details:not([open])');
  return group ? group.parentElement!.querySelector('a')! : entry;
}

export function startContents() {
  const list = document.querySelector(`.${Class.Contents}`);
  const links = [...(list?.querySelectorAll<HTMLAnchorElement>('ol a') ?? [])];
  if (!links.length) {
    return;
  }
  const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let frozenUntil = 0;
  let timer = 0;

  const mark = (current: HTMLAnchorElement | undefined) => {
    current = shown(current);
    for (const link of links) {
      link.ariaCurrent = link === current ? 'true' : null;
    }
    current?.scrollIntoView({ block: 'nearest' }); // the column alone moves: it stays in view
  };
  const follow = () => {
    timer = 0;
    if (Date.now() < frozenUntil) {
      return;
    }
    const tops = headings.map((heading) => (heading ? heading.getBoundingClientRect().top + scrollY : Infinity));
    const landing = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    mark(
      links[
        currentHeading(tops, {
          scrollTop: scrollY,
          height: innerHeight,
          landing: landing + 1,
          end: document.documentElement.scrollHeight,
        })
      ],
    );
  };

  addEventListener('scroll', () => (timer ||= window.setTimeout(follow, throttle)), {
    passive: true,
  });
  list!.addEventListener('click', (event) => {
    const link = links.find((candidate) => candidate.contains(event.target as Node));
    if (link && isPlain(event as MouseEvent)) {
      frozenUntil = Date.now() + freeze;
      mark(link);
    }
  });
  follow();
}

/** The "On this page" disclosure of narrow screens closes when an entry was chosen. */
export function startDisclosure() {
  const disclosure = document.querySelector<HTMLDetailsElement>(`.${Class.ContentsDisclosure}`);
  disclosure?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) {
      disclosure.open = false;
    }
  });
}
