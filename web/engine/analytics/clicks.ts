// Clicks on elements that name an event: one listener for the whole page.
import { Attribute, Class } from '../dom';
import type { Send } from './send';

/** The call for a click on an element, undefined where it names no event or a lot leaves it out. */
export function eventOf(target: Element, random: () => number): unknown[] | undefined {
  const element = target.closest<HTMLElement>(`[${Attribute.EventCategory}]`);
  if (!element) return undefined;
  const { gaEventCategory: category, gaEventAction: eventAction, gaEventSplit: split } = element.dataset;
  if (split && random() >= Number(split)) return undefined;
  // What happens to a demo is told by its name.
  const eventLabel =
    element.closest<HTMLElement>(`[${Attribute.EventLabel}]`)?.dataset.gaEventLabel ??
    element.closest(`.${Class.Demo}`)?.id;
  return ['event', category, { eventAction, eventLabel }];
}

export function startClicks(send: Send) {
  // Before anybody else: what a click does may take the element away or stop the event.
  document.addEventListener(
    'click',
    ({ target }) => {
      const call = target instanceof Element && eventOf(target, Math.random);
      if (call) send(...call);
    },
    true,
  );
}
