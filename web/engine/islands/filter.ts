// Narrows the lists of a page to what a reader types: all rows are there, some are hidden.
import { Attribute, Id } from '../dom';
import { sayWith } from '../messages/say';
import { startDoors } from './doors';

const key = 'filter';
const field = document.querySelector<HTMLInputElement>(`input[${Attribute.Filter}]`)!;
const count = document.querySelector<HTMLElement>(`[${Attribute.Hits}]`)!;
const empty = document.querySelector<HTMLElement>(`[${Attribute.NoHits}]`);
const buttons = [...document.querySelectorAll<HTMLButtonElement>(`[${Attribute.Facet}]`)];
const rows = [...document.querySelectorAll<HTMLElement>(`[${Attribute.Filtered}] > *`)];
// A group of rows is hidden when none of them is left, and open while some are looked for.
const groups = new Map<HTMLElement, HTMLElement[]>();
for (const row of rows) {
  for (let at = row.parentElement; at; at = at.parentElement) {
    if (/^(DETAILS|SECTION)$/.test(at.tagName) && !at.contains(field)) {
      groups.set(at, [...(groups.get(at) ?? []), row]);
    }
  }
}
const whole = count.textContent;
let texts: string[] | undefined;
let closed: HTMLElement[] = []; // groups that only looking has opened
let facet = '';
let waiting = 0;

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const looks = words.length > 0 || !!facet;
  texts ??= rows.map(({ textContent }) => textContent.toLowerCase());
  let hits = 0;
  rows.forEach((row, index) => {
    const kinds = (row.dataset.kinds ?? '').split(' ');
    row.hidden = !((!facet || kinds.includes(facet)) && words.every((word) => texts![index]!.includes(word)));
    hits += row.hidden ? 0 : 1;
  });
  for (const group of closed) group.removeAttribute('open');
  closed = [];
  for (const [group, members] of groups) {
    group.hidden = members.every((row) => row.hidden);
    if (looks && group.tagName === 'DETAILS' && !group.hasAttribute('open')) {
      group.setAttribute('open', '');
      closed.push(group);
    }
  }
  count.textContent = looks ? sayWith('{count} of {all}', { count: hits, all: rows.length }) : whole;
  if (empty) empty.hidden = hits > 0;
}

/** Keeps the address what a link has to be to lead to the same rows. */
function keep() {
  const address = new URL(location.href);
  if (field.value.trim()) address.searchParams.set(key, field.value.trim());
  else address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
}

function set(text: string) {
  field.value = text;
  show();
  keep();
}

field.addEventListener('input', () => {
  show();
  clearTimeout(waiting);
  waiting = window.setTimeout(keep, 200); // browsers refuse an address for every letter
});
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && field.value) {
    event.preventDefault();
    set('');
  } else if (event.key === 'ArrowDown') {
    event.preventDefault();
    rows
      .find((row) => !row.hidden)
      ?.querySelector<HTMLElement>('a, button')
      ?.focus();
  }
});
for (const button of buttons) {
  button.addEventListener('click', () => {
    facet = button.value;
    for (const other of buttons) other.ariaPressed = String(other === button);
    show();
  });
}
// Slash leads here instead of to the search, which has a key of its own.
addEventListener(
  'keydown',
  (event) => {
    const target = event.target as Element;
    if (
      event.key === '/' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !target.closest('input, textarea, select, [contenteditable], dialog')
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
      field.focus();
    }
  },
  true,
);
// What the address names is shown, whatever is filtered.
addEventListener('hashchange', () => {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named?.closest('[hidden]')) {
    set('');
    named.scrollIntoView();
  }
});
const asked = new URLSearchParams(location.search).get(key);
if (asked) {
  field.value = asked;
  show();
}
startDoors(document.getElementById(Id.Filter)!.dataset.code);
