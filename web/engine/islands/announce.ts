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
  say(text, false);
}

/** Says what a reader asked for and did not get, and shows it for a while. */
export function announceFailure(text: string) {
  say(text, true);
  timer = setTimeout(say, shown, '', false);
}

function say(text: string, isShown: boolean) {
  region ??= document.querySelector<HTMLElement>(`.${Class.Bar} > [role=status]`); // scripts that come later share it
  if (region) {
    clearTimeout(timer);
    region.className = isShown ? `${Class.Toast} ${Class.Ui}` : Class.VisuallyHidden;
    region.toggleAttribute(Attribute.Failed, isShown);
    region.textContent = '';
    setTimeout(() => (region!.textContent = text), 20);
  }
}
