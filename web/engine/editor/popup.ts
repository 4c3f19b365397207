// The list of what may be put in at the caret. The text area keeps the focus and names the option that is chosen.
import { Class } from '../dom';
import type { Option } from './completion';

let count = 0;

export class Popup {
  readonly element = document.createElement('div');
  private list = document.createElement('div');
  private options: Option[] = [];
  private chosen = 0;

  constructor(
    private area: HTMLTextAreaElement,
    private take: (option: Option) => void,
  ) {
    const { element, list } = this;
    element.className = Class.CompletionPopup;
    element.hidden = true;
    element.dir = 'ltr'; // it holds code
    list.id = `completions-${++count}`;
    list.setAttribute('role', 'listbox');
    list.tabIndex = 0; // it scrolls; Tab never leads here, since it takes an option
    element.append(list);
    area.setAttribute('aria-autocomplete', 'list');
    area.setAttribute('aria-haspopup', 'listbox');
    // A press must not take the focus out of the code.
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    element.addEventListener('click', ({ target }) => {
      const at = [...list.children].indexOf((target as Element).closest('[role=option]')!);
      if (this.options[at]) this.accept(at);
    });
  }

  get open() {
    return !this.element.hidden;
  }

  show(options: Option[], typed: string, label: string) {
    const { list, area, element } = this;
    this.options = options;
    list.setAttribute('aria-label', label);
    list.replaceChildren(...options.map((option, i) => this.row(option, typed, i)));
    element.hidden = false;
    list.scrollTop = 0;
    area.setAttribute('aria-controls', list.id);
    this.choose(0);
  }

  close() {
    this.element.hidden = true;
    this.options = [];
    this.list.replaceChildren();
    for (const name of ['aria-controls', 'aria-activedescendant']) this.area.removeAttribute(name);
  }

  /** Says whether a key was one for the list, and does what it stands for. */
  press({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if (!this.open || ctrlKey || metaKey || altKey || shiftKey) return false;
    const { length } = this.options;
    if (key === 'ArrowDown') this.choose((this.chosen + 1) % length);
    else if (key === 'ArrowUp') this.choose((this.chosen + length - 1) % length);
    else if (key === 'Enter' || key === 'Tab') this.accept(this.chosen);
    else if (key === 'Escape') this.close();
    else return false;
    return true;
  }

  private accept(at: number) {
    const option = this.options[at]!;
    this.close();
    this.take(option);
  }

  private choose(at: number) {
    this.list.children[this.chosen]?.setAttribute('aria-selected', 'false');
    this.chosen = at;
    const row = this.list.children[at]! as HTMLElement;
    row.setAttribute('aria-selected', 'true');
    this.area.setAttribute('aria-activedescendant', row.id);
    const { list } = this;
    if (row.offsetTop < list.scrollTop) list.scrollTop = row.offsetTop;
    const below = row.offsetTop + row.offsetHeight - list.clientHeight;
    if (below > list.scrollTop) list.scrollTop = below;
  }

  private row({ name, type, text }: Option, typed: string, at: number) {
    const row = document.createElement('div');
    row.id = `${this.list.id}-${at}`;
    row.setAttribute('role', 'option');
    row.setAttribute('aria-selected', 'false');
    const title = document.createElement('b');
    const from = name.toLowerCase().indexOf(typed.toLowerCase());
    const match = document.createElement('em');
    match.textContent = name.slice(from, from + typed.length);
    title.append(name.slice(0, from), match, name.slice(from + typed.length));
    row.append(title);
    if (type) row.append(part('small', type));
    if (text) row.append(part('span', text));
    return row;
  }
}

function part(tag: 'small' | 'span', text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
