// The search itself, as it stands in the dialog and on its page: a field, what narrows it, and its answers.
import { Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { element, newId } from './element';
import { frame, makeInput, type Parts } from './frame';
import { best, groupKinds, type GroupName } from './groups';
import { hits, listOf, listOfMeant, wholeGroups, type Surroundings } from './list';
import { countOpened, remember } from './memory';
import { Popup } from './popup';
import { makeRail, type Choice, type Rail } from './rail';
import type { Source } from './source';
import { recents, startRows } from './start';
import { didYouMean, failed, lacking, loading, nothing } from './states';
import { StatusLine } from './status';
import type { Query, Result } from './types';

/** What is asked. */
export interface Asked extends Choice {
  text: string;
}

export interface FinderOptions {
  source: Source;
  /** The reader's product. */
  own: string;
  /** The address of the search as a page. */
  address: string;
  /** Closes the dialog; a page has nothing to close. */
  close?(): void;
  /** Something else is asked; a step is one that the back button undoes. */
  changed(asked: Asked, step: boolean): void;
}

/** So many hits are asked for, of all kinds and of one. */
const limits = { all: 80, one: 150 };

export class Finder implements Surroundings {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  #asked: Asked = { text: '', only: '' };
  #popup: Popup;
  #rail: Rail;
  #status = new StatusLine();
  #clear: HTMLButtonElement;
  #received: ((bytes: number, total: number) => void) | undefined;
  #result: Result | undefined;
  /** What the result answers is what is asked; until then Enter waits. */
  #settled = false;
  #waiting: { newTab: boolean } | undefined;
  #turn = 0;
  /** Whether the reader moved among the options of this answer. */
  #moved = false;
  readonly #options: FinderOptions;

  constructor(options: FinderOptions) {
    this.#options = options;
    this.input = makeInput();
    this.#popup = new Popup(this.input, newId());
    this.#rail = makeRail(options.own, (choice) => this.ask({ ...this.#asked, ...choice }, true));
    this.#clear = element('button', { type: 'button', class: Class.SearchClear }, say('Clear'));
    this.element = frame(this.#parts(), options.close);
    this.#listen();
    options.source.watch({
      received: (bytes, total) => this.#received?.(bytes, total),
      arrived: () => this.#answer(),
      failed: (seconds) => this.#fail(seconds),
    });
  }

  /** Shows what is asked for. */
  ask(asked: Asked, step = false) {
    const isOther = asked.text !== this.#asked.text;
    this.#asked = asked;
    if (this.input.value !== asked.text) this.input.value = asked.text;
    this.#options.changed(asked, step);
    if (isOther) this.#result = undefined;
    this.#answer();
  }

  get asked(): Asked {
    return this.#asked;
  }

  /** Takes a key that was pressed before the field had the focus. */
  type({ key, ctrlKey, metaKey }: KeyboardEvent) {
    const chord = ctrlKey || metaKey;
    const text = this.input.value;
    if (key === 'Enter') this.#enter(chord);
    else if (key === 'Backspace') this.ask({ ...this.#asked, text: text.slice(0, -1) });
    else if ([...key].length === 1 && !chord) this.ask({ ...this.#asked, text: text + key });
  }

  readonly label = (product: string) =>
    this.#options.source.searcher.products.find(({ id }) => id === product)?.label ?? '';

  readonly address = (text: string, group?: GroupName) =>
    addressOf(this.#options.address, {
      ...this.#asked,
      text,
      group: group ?? this.#asked.group,
    });

  #parts(): Parts {
    return {
      input: this.input,
      clear: this.#clear,
      rail: this.#rail.element,
      found: this.#popup.element,
      status: this.#status.element,
    };
  }

  #listen() {
    this.input.addEventListener('input', () => this.ask({ ...this.#asked, text: this.input.value }));
    this.#clear.addEventListener('click', () => {
      this.ask({ ...this.#asked, text: '', group: undefined }, true);
      this.input.focus();
    });
    this.element.addEventListener('keydown', (event) => this.#onKey(event));
    this.#popup.element.addEventListener('click', (event) => this.#onClick(event));
    addEventListener('online', () => this.#result?.missing && this.#answer());
  }

  #query(): Query {
    const { text, only, group } = this.#asked;
    const kinds = group && groupKinds[group];
    return {
      text: text.trim(),
      product: this.#options.own,
      only,
      kinds,
      limit: group ? limits.one : limits.all,
    };
  }

  /** Answers what is asked: at once as far as memory reaches, then with all that the index has. */
  #answer() {
    const turn = ++this.#turn;
    const { source } = this.#options;
    const query = this.#query();
    this.#clear.hidden = !this.input.value;
    this.#moved = false;
    this.#settled = false;
    this.#received = undefined;
    if (!query.text) return this.#begin();
    if (!source.isReady) return this.#load();
    const known = source.searcher.now(query);
    if (known?.hits.length) this.#show(known, false);
    else this.#wait();
    const early = (result: Result) => turn === this.#turn && result.hits.length && this.#show(result, false);
    source.searcher.find(query, early).then(
      (result) => turn === this.#turn && this.#show(result, true),
      () => turn === this.#turn && this.#fail(0),
    );
  }

  #begin() {
    this.#waiting = undefined;
    const rows = startRows(this, () => {
      this.#begin();
      this.input.focus();
    });
    this.#result = undefined;
    this.#popup.fill('grid', rows);
    this.#popup.activate(this.#popup.options[0]);
    this.#busy(false);
    this.#status.say(rows.length ? '' : say('Type to search.'));
    this.#showRail();
    this.#options.source.fetch();
  }

  #load() {
    const shown = loading();
    this.#received = shown.received;
    shown.received(...this.#options.source.progress);
    this.#popup.fill('listbox', [], shown.nodes);
    this.#status.say(say('Loading the index'));
    this.#busy(true);
    this.#showRail();
    this.#options.source.fetch();
  }

  /** What was found for the letters before stays until more is known. */
  #wait() {
    this.#busy(true);
    this.#showRail();
  }

  #fail(seconds: number) {
    if (!this.input.value.trim()) return;
    this.#waiting = undefined;
    const home = this.#home();
    const again = () => {
      this.input.focus();
      this.#answer();
    };
    this.#popup.fill('listbox', [], [failed(seconds, home, again)]);
    this.#busy(false);
    this.#status.say(''); // what is shown is an alert already
  }

  #home(): string {
    const { searcher } = this.#options.source;
    const { only } = this.#asked;
    const product = searcher.products.find(({ id }) => id === (only || this.#options.own));
    return product?.home
      ? vitrineBase + product.home
      : new URL('..', new URL(this.#options.address, location.href)).pathname;
  }

  #show(result: Result, settled: boolean) {
    const { text, group } = this.#asked;
    const selected = this.#moved ? this.#popup.active?.getAttribute('href') : undefined;
    this.#result = result;
    this.#settled = settled;
    const first = best(result.hits, text);
    if (first) result = { ...result, hits: [...new Set([first, ...result.hits])] };
    const missing = result.missing?.length ? [lacking()] : [];
    if (result.hits.length && result.meant) {
      const meant = didYouMean(text.trim(), result, this.label(this.#asked.only), (other) =>
        this.ask({ ...this.#asked, text: other }, true),
      );
      this.#popup.fill('listbox', listOfMeant(result, this), [meant], missing);
    } else if (result.hits.length) {
      this.#popup.fill('listbox', listOf(result, text.trim(), this, group), [], missing);
    } else if (settled) {
      this.#popup.fill('listbox', [], [this.#nothing(result)], missing);
    }
    this.#activate(selected);
    this.#busy(!settled);
    if (settled) {
      const text = result.meant ? sayWith('Did you mean {query}?', { query: result.meant }) : counted(result.total);
      this.#status.say(text);
    }
    this.#showRail();
    if (settled && this.#waiting) this.#enter(this.#waiting.newTab);
  }

  /** The option that was active stays so; else it is the first one, where Enter leads. */
  #activate(selected: string | null | undefined) {
    const options = this.#popup.options;
    this.#popup.activate(options.find((option) => selected && option.getAttribute('href') === selected) ?? options[0]);
  }

  #nothing(result: Result): HTMLElement {
    const { text, only } = this.#asked;
    const all = Object.values(result.byProduct).reduce((sum, count) => sum + count, 0);
    return nothing({
      text: text.trim(),
      only,
      product: this.label(only),
      otherKinds: Object.values(result.counts).reduce((sum, count) => sum + count, 0),
      elsewhere: only ? all - (result.byProduct[only] ?? 0) : 0,
      home: this.#home(),
      showKinds: () => this.ask({ ...this.#asked, group: undefined }, true),
      showProducts: () => this.ask({ ...this.#asked, only: '' }, true),
    });
  }

  #showRail() {
    this.#rail.show(this.#options.source.searcher.products, this.#asked, this.#result);
  }

  #busy(busy: boolean) {
    this.element.setAttribute('aria-busy', String(busy));
  }

  #onKey(event: KeyboardEvent) {
    if (event.target !== this.input || event.isComposing) return;
    const handled =
      event.key === 'Enter'
        ? (this.#enter(event.ctrlKey || event.metaKey), true)
        : this.#popup.move(event.key) || (!this.input.value && this.#popup.moveAside(event.key));
    if (!handled) return;
    event.preventDefault();
    this.#moved ||= event.key !== 'Enter';
  }

  /** Follows the active option. Before the answer is there, its best hit is followed when it comes. */
  #enter(newTab: boolean) {
    this.#waiting = undefined;
    if (this.input.value.trim() && !this.#settled && !this.#moved) {
      this.#waiting = { newTab };
      return;
    }
    const active = this.#popup.active;
    const target = active?.matches('a') ? active : active?.querySelector<HTMLElement>('a, button');
    if (newTab && target instanceof HTMLAnchorElement) {
      this.#follow(active!);
      open(target.href, '_blank', 'noopener');
    } else {
      target?.click();
    }
  }

  #onClick(event: MouseEvent) {
    const target = event.target as Element;
    const option = target.closest<HTMLElement>('[role=option], [role=gridcell]');
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!option || target.closest('button')) return;
    const group = wholeGroups.get(option);
    const recent = recents.get(option);
    if (plain && (group || recent)) {
      event.preventDefault();
      this.#askOf(group, recent);
      this.input.focus();
      return;
    }
    this.#follow(option);
    if (plain) this.#options.close?.();
  }

  #askOf(group: GroupName | 'meant' | undefined, recent: { text: string; product: string } | undefined) {
    if (recent) this.ask({ text: recent.text, only: recent.product }, true);
    else if (group === 'meant') this.ask({ ...this.#asked, text: this.#result?.meant ?? '' }, true);
    else this.ask({ ...this.#asked, group }, true);
  }

  /** Remembers what was searched and opened, on this device. */
  #follow(option: Element) {
    const hit = hits.get(option);
    const { text, only } = this.#asked;
    if (!hit) return;
    remember({ text: this.#result?.meant || text.trim(), product: only });
    countOpened(hit);
  }
}

/** How many there are, in words. */
const counted = (count: number) =>
  count > 1 ? sayWith('{count} results', { count }) : say(count ? '1 result' : 'No results');

/** The address of the search as a page, with what is asked. */
export function addressOf(page: string, { text, only, group }: Asked): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({
    q: text,
    product: only,
    kind: group,
  }))
    if (value) query.set(name, value);
  return query.size ? `${page}?${query}` : page;
}
