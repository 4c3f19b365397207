// The line below the search: what was found, and beside it how long that took and how much of the index was loaded.
import { Class } from '../dom';
import { say, sayWith } from '../messages/say';
import { element } from './element';

export class StatusLine {
  #text = '';
  #said = element('span', { role: 'status' });
  /** Numbers change with each letter: they are seen, and not read aloud. */
  #facts = element('span', { 'aria-hidden': 'true' });
  readonly element = element('span', { class: Class.Label }, this.#said, this.#facts);

  constructor() {
    addEventListener('online', this.#show);
    addEventListener('offline', this.#show);
  }

  /** Says a text, and how many milliseconds its answer took. */
  say(text: string, took = 0) {
    let bytes = 0; // as the index was sent to this page so far
    for (const file of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (file.name.includes('/search/')) bytes += file.encodedBodySize;
    const values = { count: Math.ceil(took), received: Math.ceil(bytes / 1000) };
    this.#facts.textContent = took ? `, ${sayWith('{count} ms, {received} kB loaded', values)}` : '';
    this.#text = text;
    this.#show();
  }

  #show = () => {
    const text = this.#text + (navigator.onLine ? '' : ` ${say('Offline')}`);
    if (this.#said.textContent !== text) this.#said.textContent = text;
  };
}
