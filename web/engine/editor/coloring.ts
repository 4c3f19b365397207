// The colored code under the text area: an element for each line, so that an edit touches only lines that it changes.
import { Class } from '../dom';
import { changeTo, contextsOf, type Line } from './highlight';

export class Coloring {
  private lines: Line[];
  private frame = 0;

  /** `text` is what is edited, `code` the element that shows it, in the colors of the build as long as they fit. */
  constructor(
    private code: HTMLElement,
    private text: () => string,
  ) {
    this.lines = shown(code, text());
    if (!this.lines.length) code.replaceChildren();
  }

  /** Shows the text before the next frame is painted: a browser may put a long text in with an event for each line. */
  request() {
    this.frame ||= requestAnimationFrame(() => this.show());
  }

  show() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { code } = this;
    const { from, removed, added } = changeTo(this.text(), this.lines);
    const next = code.children[from + removed];
    const range = document.createRange();
    range.setStart(code, from);
    range.setEnd(code, from + removed);
    range.deleteContents();
    const html = added.map((line) => `<span class="${Class.Line}">${line.html}\n</span>`).join('');
    if (next) next.insertAdjacentHTML('beforebegin', html);
    else code.insertAdjacentHTML('beforeend', html);
    this.lines.splice(from, removed, ...added);
  }
}

/** The lines that an element shows already, none where it shows another text. */
function shown(code: HTMLElement, text: string): Line[] {
  const lines = contextsOf(text);
  const elements = [...code.children];
  const fits = elements.every(
    ({ textContent, classList }, i) =>
      classList.contains(Class.Line) && textContent!.replace(/\n$/, '') === lines[i]?.text,
  );
  return fits && elements.length === lines.length && elements.length === code.childNodes.length ? lines : [];
}
