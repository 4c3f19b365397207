// Fetches what asks a reader when they come near it: the end of the page, or a heading that can be commented on.
import { Class, Id } from '../dom';
const own = document.querySelector<HTMLElement>(`#${Id.Feedback}`)!;
const load = () => import(own.dataset.code!);

new IntersectionObserver((seen, observer) => {
  if (seen.some(({ isIntersecting }) => isIntersecting)) {
    observer.disconnect();
    load();
  }
}).observe(document.querySelector(`.${Class.Rating}`)!);
for (const heading of document.querySelectorAll('main :is(h2,h3)'))
  heading.addEventListener('pointerover', load, { once: true });

export {};
