// What the search says when it has no hits to show: nothing found, on its way, failed.
import { Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { element, type Content } from './element';
import type { Result } from './types';

function saying(title: string, text: Content[], actions: HTMLElement[] = [], alert = false): HTMLElement {
  return element(
    'div',
    { class: Class.SearchSay, role: alert ? 'alert' : undefined },
    element('p', { class: Class.SearchSayTitle }, title),
    text.length > 0 && element('p', {}, ...text),
    actions.length > 0 && element('div', { class: Class.SearchActions }, ...actions),
  );
}

function button(text: string, pressed: () => void, main = true): HTMLButtonElement {
  const classes = main ? `${Class.Button} ${Class.MainButton}` : Class.SearchMeant;
  const made = element('button', { type: 'button', class: classes }, text);
  made.addEventListener('click', pressed);
  return made;
}

const link = (text: string, href: string) => element('a', { class: Class.Button, href }, text);

/** The word that was perhaps meant, as a button within its sentence. */
export function didYouMean(text: string, { meant = '', total }: Result, product: string, ask: (text: string) => void) {
  const [before = '', after = ''] = sayWith('Did you mean {query}?', {
    query: '\n',
  }).split('\n');
  const one = product ? sayWith('1 result in {product}.', { product }) : say('1 result');
  const all = product
    ? sayWith('{count} results in {product}.', { count: total, product })
    : sayWith('{count} results', { count: total });
  const counted = total === 1 ? one : all;
  return saying(sayWith('Nothing for “{query}”.', { query: text }), [
    before,
    button(meant, () => ask(meant), false),
    `${after} ${counted}`,
  ]);
}

export interface Nothing {
  text: string;
  /** Its id and label where the search stayed in one. */
  only: string;
  product: string;
  /** Results that other kinds have, and other products. */
  otherKinds: number;
  elsewhere: number;
  home: string;
  showKinds(): void;
  showProducts(): void;
}

/** Nothing is found: where there is more, and what to try. */
export function nothing(about: Nothing): HTMLElement {
  const { text, product, elsewhere, otherKinds } = about;
  const title = about.only
    ? sayWith('Nothing for “{query}” in {product}.', { query: text, product })
    : sayWith('Nothing for “{query}”.', { query: text });
  const advice = say('Try fewer, shorter words: the search reads headings, props, classes and text.');
  const others =
    elsewhere === 1
      ? say('Another product has 1 result.')
      : sayWith('Other products have {count} results.', { count: elsewhere });
  const actions: HTMLElement[] = [];
  if (otherKinds > 0) actions.push(button(say('Show everything'), about.showKinds));
  if (elsewhere > 0)
    actions.push(button(sayWith('Show {count} in all products', { count: elsewhere }), about.showProducts));
  actions.push(link(say('Browse components'), about.home));
  return saying(title, [elsewhere > 0 ? `${others} ${advice}` : advice], actions);
}

/** The index did not come. */
export function failed(seconds: number, home: string, again: () => void): HTMLElement {
  const why = seconds
    ? sayWith('The network answered nothing for {seconds} seconds. What you typed is kept.', { seconds })
    : say('Check the connection. What you typed is kept.');
  return saying(
    say('The index didn’t load.'),
    [why],
    [button(say('Try again'), again), link(say('Browse components'), home)],
    true,
  );
}

const ghosts = 6;

/** The index is on its way: how much of it has come is said in bytes. */
export function loading(): {
  nodes: HTMLElement[];
  received(bytes: number, total: number): void;
} {
  const bytes = element('bdi', { dir: 'ltr' });
  const head = element(
    'div',
    { class: Class.SearchHeading },
    element('span', {}, say('Loading the index')),
    element('span', {}, bytes),
  );
  const ghost = () =>
    element('div', { class: Class.SearchGhost, 'aria-hidden': 'true' }, element('i'), element('i'), element('i'));
  const kB = (count: number) => Math.ceil(count / 1000);
  return {
    nodes: [head, ...Array.from({ length: ghosts }, ghost)],
    received(count, total) {
      bytes.textContent =
        total >= count && total > 0
          ? sayWith('{received} of {total} kB', {
              received: kB(count),
              total: kB(total),
            })
          : count > 0
            ? sayWith('{received} kB', { received: kB(count) })
            : '';
    },
  };
}

/** Parts of the index that could not be had: the list is shorter than it might be. */
export function lacking(): HTMLElement {
  const text = say('Headings, props and texts are missing without a connection.');
  return element('div', { class: Class.SearchSay }, element('p', {}, text));
}
