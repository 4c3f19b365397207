// A demo that only browsers draw was sent as a still. React makes it anew instead of taking it over, and begins with
// nothing: the still covers the demo until it has come to rest.
import { Attribute } from '../dom';
import { rest } from '../rest';

/** Where an element stands below another: places among siblings, from above. */
function placeOf(element: Element, above: Element): number[] {
  const place: number[] = [];
  for (let at = element; at !== above; at = at.parentElement!) {
    place.unshift([...at.parentElement!.children].indexOf(at));
  }
  return place;
}

const elementAt = (place: number[], above: Element) =>
  place.reduce<Element | undefined>((element, index) => element?.children[index], above);

/** Takes a still off its demo and lays it over it. What is returned takes it away, and calls the demo live. */
export function cover(element: HTMLElement): (() => void) | undefined {
  if (element.dataset.still === undefined || !element.firstChild) return;
  const focused = element.contains(document.activeElement) && placeOf(document.activeElement!, element);
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  const still = element.cloneNode(false) as HTMLElement;
  for (const name of [Attribute.Demo, Attribute.Island, 'id']) still.removeAttribute(name);
  still.append(...element.childNodes);
  for (const named of still.querySelectorAll('[id]')) named.removeAttribute('id');
  still.inert = true;
  Object.assign(still.style, {
    position: 'absolute',
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  const { minHeight } = element.style;
  element.style.minHeight = `${offsetHeight}px`;
  if (getComputedStyle(element).visibility !== 'hidden') {
    element.style.visibility = 'hidden';
    element.style.opacity = '0'; // parts with a visibility of their own show through
    element.after(still);
  }
  const uncover = async () => {
    await rest(element);
    still.remove();
    element.style.visibility = '';
    element.style.opacity = '';
    element.style.minHeight = minHeight;
    element.dataset.live = '';
    if (focused && document.activeElement === document.body) {
      (elementAt(focused, element) as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
  };
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void uncover();
  };
}
