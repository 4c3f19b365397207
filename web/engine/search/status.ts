// The line below the search: how much was found.
import { Class } from '../dom';
import { say } from '../messages/say';
import { element } from './element';

export class StatusLine {
  #text = '';
  #said = element('span', { role: 'status' });
  readonly element = element('span', { class: Class.Label }, this.#said);

  constructor() {
    addEventListener('online', this.#show);
    addEventListener('offline', this.#show);
  }

  say(text: string) {
    this.#text = text;
    this.#show();
  }

  #show = () => {
    const text = this.#text + (navigator.onLine ? '' : ` ${say('Offline')}`);
    if (this.#said.textContent !== text) this.#said.textContent = text;
  };
}
