// The text area that code is written in: the browser's for letters, phones and screen readers, with an undo of ours,
// since what scripts put into one has no place in the browser's.
import { say } from '../messages/say';
import { announce } from '../islands/announce';
import { History, type Manner, type Snapshot } from './history';
import { editOf, type Edit } from './keys';

const manners: Record<string, Manner> = {
  insertText: 'typed',
  insertCompositionText: 'typed',
  deleteContentBackward: 'deleted',
};

export class CodeArea {
  readonly element = document.createElement('textarea');
  private history = new History();
  /** The text that the history knows, and what was selected before the edit under way. */
  private known: Snapshot;
  private capturesTab = true;

  constructor(
    text: string,
    label: string,
    private changed: () => void,
  ) {
    const { element } = this;
    element.value = text;
    element.spellcheck = false;
    element.tabIndex = -1;
    element.wrap = 'off';
    element.dir = 'ltr';
    element.setAttribute('autocapitalize', 'off');
    element.setAttribute('autocomplete', 'off');
    element.setAttribute('aria-label', label);
    this.known = this.snapshot();
    element.addEventListener('beforeinput', (event) => this.before(event));
    element.addEventListener('input', (event) => this.took(event as InputEvent));
    element.addEventListener('compositionend', () => this.settle('typed'));
  }

  get text() {
    return this.element.value;
  }

  /** Puts another text in the place of all, as one step. */
  put(text: string) {
    this.replace({ start: 0, end: this.text.length, text });
  }

  /** Makes one edit. */
  replace({ start, end, text, select }: Edit) {
    const { element } = this;
    this.remember();
    element.setRangeText(text, start, end, 'end');
    if (select) element.setSelectionRange(...select);
    this.settle('other');
  }

  /** Says whether a key was one for the editor, and does what it stands for. */
  press(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (command && key === 'z') return this.goTo(event.shiftKey ? 'redo' : 'undo');
    if (command && key === 'y') return this.goTo('redo');
    if (event.ctrlKey && key === 'm') {
      this.capturesTab = !this.capturesTab;
      announce(say(this.capturesTab ? 'Tab indents.' : 'Tab moves the focus.'));
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || (key === 'tab' && !this.capturesTab)) return false;
    const edit = editOf(event, this.text, this.element.selectionStart, this.element.selectionEnd);
    if (edit) this.replace(edit);
    return Boolean(edit);
  }

  private goTo(direction: 'undo' | 'redo') {
    const to = this.history[direction](this.text);
    if (to) {
      this.element.value = to.text;
      this.element.setSelectionRange(to.start, to.end);
      this.known = to;
      this.changed();
    }
    return true;
  }

  private before(event: InputEvent) {
    if (!event.isComposing) this.remember();
    if (event.inputType === 'historyUndo' || event.inputType === 'historyRedo') {
      event.preventDefault();
      this.goTo(event.inputType === 'historyUndo' ? 'undo' : 'redo');
    } else if (event.inputType === 'insertText' && event.data?.includes('\n')) {
      // Dictated text: browsers type it line by line, each with a layout and an event, seconds for a long one.
      event.preventDefault();
      const { selectionStart: start, selectionEnd: end } = this.element;
      this.replace({ start, end, text: event.data });
    }
  }

  private took(event: InputEvent) {
    if (event.isComposing) this.changed();
    else this.settle(manners[event.inputType] ?? 'other');
  }

  private remember() {
    const { selectionStart: start, selectionEnd: end } = this.element;
    this.known = { ...this.known, start, end };
  }

  private settle(manner: Manner) {
    const now = this.snapshot();
    this.history.add(this.known, now, manner);
    this.known = now;
    this.changed();
  }

  private snapshot(): Snapshot {
    const { value: text, selectionStart: start, selectionEnd: end } = this.element;
    return { text, start, end };
  }
}
