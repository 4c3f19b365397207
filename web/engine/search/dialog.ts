// The search as a dialog over the page.
import { Class } from '../dom';
import { say } from '../messages/say';
import { element } from './element';
import { Finder, type FinderOptions } from './finder';

export class SearchDialog {
  readonly finder: Finder;
  #element: HTMLDialogElement;

  constructor(options: Pick<FinderOptions, 'source' | 'own' | 'address'>) {
    this.finder = new Finder({
      ...options,
      close: () => this.close(),
      changed: () => undefined,
    });
    const attributes = {
      class: `${Class.Search} ${Class.Ui}`,
      'aria-label': say('Search'),
    };
    this.#element = element('dialog', attributes, this.finder.element);
    document.querySelector(`.${Class.Shell}`)!.append(this.#element);
    this.#element.addEventListener('click', ({ target }) => target === this.#element && this.close());
    addEventListener('pagehide', () => this.close());
  }

  get isOpen() {
    return this.#element.open;
  }

  /** Opens with nothing asked. The browser gives the focus back when it closes. */
  show() {
    if (!this.isOpen) {
      this.#element.showModal();
      this.finder.ask({ text: '', only: '' });
    }
    this.finder.input.focus();
  }

  close() {
    this.#element.close();
  }
}
