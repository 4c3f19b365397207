// The colored code under the text area: an element for each line, so that an edit touches only lines that it changes.
import { Class } from '../dom';
import { changeTo, type Line } from './highlight';

export class Coloring {
  private lines: Line[] = [];
  private frame = 0;

  /** `text` is what is edited, `code` the element that shows it. */
  constructor(
    private code: HTMLElement,
    private text: () => string,
  ) {}

  /** Shows the text before the next frame is painted: a browser may put a long text in with an event for each line. */
  request() {
    this.frame ||= requestAnimationFrame(() => this.show());
  }

  show() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { code } = this;
    if (!code.firstElementChild?.classList.contains(Class.EditorLine)) {
      code.replaceChildren(); // the source as the build colored it
      this.lines = [];
    }
    const { from, removed, added } = changeTo(this.text(), this.lines);
    const next = code.children[from + removed];
    const range = document.createRange();
    range.setStart(code, from);
    range.setEnd(code, from + removed);
    range.deleteContents();
    const html = added.map((line) => `<div class="${Class.EditorLine}">${line.html}\n</div>`).join('');
    if (next) next.insertAdjacentHTML('beforebegin', html);
    else code.insertAdjacentHTML('beforeend', html);
    this.lines.splice(from, removed, ...added);
  }
}
