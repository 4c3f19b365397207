// The line below the search: what was found, and beside it how long that took and how much of the index was loaded.
import { Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { element } from './element';

const ofIndex = /\/search\/core\.json$|\/assets\/search\//;

/** What the index has sent to this page so far, in bytes as they were sent. */
const loaded = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => ofIndex.test(name))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

export class StatusLine {
  readonly element: HTMLElement;
  #said = element('span', { role: 'status' });
  /** Numbers change with each letter: they are seen, and not read aloud. */
  #facts = element('span', { 'aria-hidden': 'true' });
  #text = '';

  constructor() {
    this.element = element('span', { class: Class.Label }, this.#said, this.#facts);
    for (const type of ['online', 'offline']) addEventListener(type, () => this.#show());
  }

  /** Says a text, and how many milliseconds its answer took. */
  say(text: string, took?: number) {
    this.#text = text;
    const bytes = loaded();
    const facts = [
      took !== undefined && sayWith('{count} ms', { count: Math.max(1, Math.round(took)) }),
      bytes > 0 && sayWith('{received} kB loaded', { received: Math.ceil(bytes / 1000) }),
    ].filter(Boolean);
    this.#facts.textContent = facts.length ? (text ? ', ' : '') + facts.join(', ') : '';
    this.#show();
  }

  #show() {
    const text = [this.#text, !navigator.onLine && say('Offline')].filter(Boolean).join(', ');
    if (this.#said.textContent !== text) this.#said.textContent = text;
  }
}
