// One polite live region for the whole shell.
import { Attribute, Class } from '../dom';

/** Milliseconds that a failure is shown. */
const shown = 10_000;
let region: HTMLElement | null | undefined;
let timer: ReturnType<typeof setTimeout>;

/** Makes the region exist before it is needed: readers' software only hears changes of regions it knows. */
export function startAnnouncements() {
  region = document.createElement('div');
  region.className = Class.VisuallyHidden;
  region.role = 'status';
  document.querySelector(`.${Class.Bar}`)?.append(region);
}

/** Says a text politely; the same text twice is heard twice. */
export function announce(text: string) {
  region ??= document.querySelector<HTMLElement>(`.${Class.Bar} > [role=status]`); // scripts that come later share it
  if (region) {
    region.className = Class.VisuallyHidden;
    region.textContent = '';
    setTimeout(() => (region!.textContent = text), 20);
  }
}

/** Says that a reader did not get what they asked for, and shows it for a while. */
export function announceFailure(text: string) {
  announce(text);
  if (region) {
    region.className = `${Class.Toast} ${Class.Ui}`;
    region.setAttribute(Attribute.Failed, '');
    clearTimeout(timer);
    timer = setTimeout(announce, shown, '');
  }
}
