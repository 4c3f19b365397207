// What runs in a page to bring all of it to life, in any engine.

/** Shows everything that loads late and touches every demo, those that wait for a touch too. */
export async function touchAll() {
  // What loads when it comes near: frames, pictures, what stands at the end of the page.
  const late = [...document.querySelectorAll('iframe, img[loading=lazy], .rate')];
  for (const element of late.filter((element) => element.checkVisibility())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)));
  }
  for (const demo of document.querySelectorAll('[data-island=demo]')) {
    if (demo.checkVisibility()) demo.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }
}

/** Whether all demos are live. One in a styling that this reader has not chosen stays as it is. */
export const isAwake = () =>
  [...document.querySelectorAll('[data-island=demo]')].every(
    (demo) => !demo.checkVisibility() || demo.hasAttribute('data-live'),
  );
