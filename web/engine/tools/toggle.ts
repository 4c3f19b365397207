// Opening and closing the source of a demo.
import { Attribute, Class } from '../dom';
import { say } from '../messages/say';
import { showFull } from './source';

/** Shows all of the source, or what was there before. */
export async function toggle(exhibit: HTMLElement, open?: boolean) {
  const sources = exhibit.querySelector<HTMLElement>(`.${Class.Sources}`);
  const button = exhibit.querySelector<HTMLElement>(`[${Attribute.Tool}=code]`);
  if (!sources || !button) {
    return;
  }
  const next = open ?? sources.dataset.state !== 'open';
  await showFull(sources, next);
  button.setAttribute('aria-expanded', String(next));
  button.textContent = say(
    next
      ? sources.dataset.before === 'preview'
        ? 'Collapse code'
        : 'Hide code'
      : sources.dataset.state === 'preview'
        ? 'Expand code'
        : 'Show code',
  );
}
