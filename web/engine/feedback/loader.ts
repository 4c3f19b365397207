// Fetches what asks a reader when they come near it: the end of the page, or a heading that can be commented on.
const own = document.querySelector<HTMLElement>('#vitrine-feedback')!;
const load = () => import(own.dataset.code!);

new IntersectionObserver((seen, observer) => {
  if (seen.some(({ isIntersecting }) => isIntersecting)) {
    observer.disconnect();
    load();
  }
}).observe(document.querySelector('.rate')!);
for (const heading of document.querySelectorAll('main :is(h2,h3)'))
  heading.addEventListener('pointerover', load, { once: true });

export {};
