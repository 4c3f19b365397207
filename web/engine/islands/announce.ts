// One polite live region for the whole shell.
import { Class } from '../dom';
let region: HTMLElement | null | undefined;

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
    region.textContent = '';
    setTimeout(() => (region!.textContent = text), 20);
  }
}
