// The popup of the combobox: a listbox of hits or a grid to begin with, in which one option is active at a time.
import { Class } from '../dom';
import { say } from '../messages/say';
import { element } from './element';

const choosable = '[role=option], [role=row] > [role=gridcell]:first-child';

/** So many options are passed by a page key. */
const page = 6;

export class Popup {
  readonly element: HTMLElement;
  #list: HTMLElement;

  constructor(
    private input: HTMLInputElement,
    id: string,
  ) {
    this.#list = element('div', {
      id,
      role: 'listbox',
      'aria-label': say('Results'),
    });
    this.element = element('div', { class: Class.SearchResults }, this.#list);
    input.setAttribute('aria-controls', id);
    this.element.addEventListener('pointermove', ({ target }) => {
      const option = (target as Element).closest<HTMLElement>(choosable);
      if (option && option !== this.active) this.activate(option, false);
    });
  }

  /** Shows options, with what is said around them. Nothing is active yet. */
  fill(role: 'listbox' | 'grid', options: readonly HTMLElement[], before: Node[] = [], after: Node[] = []) {
    this.#list.setAttribute('role', role);
    this.#list.setAttribute('aria-label', role === 'grid' ? say('Recent') : say('Results'));
    this.#list.replaceChildren(...options);
    this.#list.hidden = !options.length;
    this.element.replaceChildren(...before, this.#list, ...after);
    this.#list.scrollTop = 0;
    this.input.setAttribute('aria-expanded', String(options.length > 0));
    this.input.setAttribute('aria-haspopup', role);
    this.input.removeAttribute('aria-activedescendant');
  }

  get options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>(choosable)];
  }

  get active(): HTMLElement | null {
    return this.#list.querySelector<HTMLElement>('[aria-selected=true]');
  }

  /** Marks an option as the one that Enter follows. */
  activate(option: HTMLElement | undefined, intoView = true) {
    this.active?.setAttribute('aria-selected', 'false');
    if (!option) {
      this.input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    this.input.setAttribute('aria-activedescendant', option.id);
    if (!intoView) return;
    if (option === this.options[0]) this.#list.scrollTop = 0; // its heading, too
    option.scrollIntoView({ block: 'nearest' });
  }

  /** Moves by an arrow or a page key; false for any other. */
  move(key: string): boolean {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key];
    const options = this.options;
    if (!step || !options.length) return false;
    const row = this.active?.closest('[role=row]');
    const at = options.findIndex((option) => option === this.active || (row && option.parentElement === row));
    const wrapped = at < 0 && step < 0 ? options.length - 1 : (at + step + options.length) % options.length;
    const next = Math.abs(step) === 1 ? wrapped : Math.max(0, Math.min(options.length - 1, at + step));
    this.activate(options[next]);
    return true;
  }

  /** Moves between a search and the button that removes it; false where there is nothing to move to. */
  moveAside(key: string): boolean {
    const forward = getComputedStyle(this.element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const active = this.active;
    const to = (key === forward ? active?.nextElementSibling : active?.previousElementSibling) as HTMLElement | null;
    if (!/^Arrow(Left|Right)$/.test(key) || to?.getAttribute('role') !== 'gridcell') return false;
    this.activate(to);
    return true;
  }
}
