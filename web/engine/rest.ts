const calm = 6;
const limit = 2000;

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until an element has content that stays as it is for some frames, six unless told; at most two seconds, or as
 * many milliseconds as it is told.
 */
export async function rest(element: Element, frames = calm, milliseconds = limit) {
  let since = 0;
  const changes = new MutationObserver(() => (since = 0));
  changes.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = performance.now() + milliseconds;
  while ((since < frames || !element.firstChild) && performance.now() < end) {
    await frame();
    since++;
  }
  changes.disconnect();
}
