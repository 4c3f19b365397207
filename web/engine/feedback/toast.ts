import { Attribute, Class } from '../dom';
/** Milliseconds that a result is shown; what went wrong takes longer to read. */
const shown = { done: 3000, failed: 10_000 };

/** One line at the foot of the window that says how something went. */
export class Toast {
  private readonly element = document.createElement('div');
  private timer = 0;

  constructor() {
    this.element.className = `${Class.Toast} ${Class.Ui}`;
    this.element.setAttribute('role', 'status'); // there before it is needed: only changes are read out
    document.body.append(this.element);
  }

  say(text: string, failed = false) {
    clearTimeout(this.timer);
    this.element.textContent = text;
    this.element.toggleAttribute(Attribute.Failed, failed);
    this.timer = window.setTimeout(() => (this.element.textContent = ''), shown[failed ? 'failed' : 'done']);
  }
}
