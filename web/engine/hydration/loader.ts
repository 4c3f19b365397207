// Brings demos to life: each when it is needed, one in a task, with the library fetched at the first need only.
// A demo is complete before; what is lost when it never wakes is its behavior, and the reader is told.
import { Attribute, Class, Id } from '../dom';
import type { Hydration } from '../contract/contract.gen';
import { say } from '../messages/say';
import { yieldToMain } from './yield';

interface PageAssets {
  demos: string;
  layers: string[];
}

/** What the page's demo module exports. It sets `data-live` when the demo has been taken over. */
type Hydrate = (element: HTMLElement) => unknown;

const selector = `[${Attribute.Island}=demo]`;
/** Milliseconds that the next demo waits for this one to be taken over. */
const liveTimeout = 500;
/** Milliseconds after a failure in which a page that is being left is gone. */
const leaveTimeout = 1000;
const isLive = (demo: Element) => demo.hasAttribute(Attribute.Live);
const isMasked = (demo: Element) => getComputedStyle(demo).visibility === 'hidden';

function preload(url: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}

/** Whether the page is being left: browsers break off what it is still fetching. */
const isLeft = () =>
  new Promise<boolean>((resolve) => {
    addEventListener('pagehide', () => resolve(true), { once: true });
    setTimeout(resolve, leaveTimeout, false);
  });

/** Fetches everything at once, but evaluates layer by layer: one evaluation of all is a long task. */
async function fetchModules(): Promise<Hydrate> {
  const assets = JSON.parse(document.getElementById(Id.PageAssets)!.textContent!) as PageAssets;
  [...assets.layers, assets.demos].forEach(preload);
  for (const layer of assets.layers) {
    await import(layer);
    await yieldToMain();
  }
  return ((await import(assets.demos)) as { hydrate: Hydrate }).hydrate;
}

let loaded: Promise<Hydrate | undefined> | undefined;

/** Nothing when the reader has left meanwhile; one who comes back to the page may try again. */
const load = () =>
  (loaded ??= fetchModules().catch(async (error) => {
    if (!(await isLeft())) throw error;
    return (loaded = undefined);
  }));

function untilLive(demo: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => isLive(demo) && done());
    const done = () => (observer.disconnect(), resolve());
    observer.observe(demo, { attributeFilter: [Attribute.Live] });
    if (isLive(demo)) {
      done();
    }
  });
}

function fail(demo: HTMLElement) {
  demo.dataset.failed = '';
  const note = document.createElement('p');
  note.className = `${Class.DemoFailure} ${Class.Ui}`;
  note.setAttribute('role', 'status');
  note.textContent = say('This demo could not be started. Check the connection and reload the page.');
  demo.parentElement?.append(note);
}

const asked = new Map<HTMLElement, Promise<void>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Hydrates a demo once; the promise settles when it is live or has failed. A demo the reader touches doesn't wait in
 * line.
 */
function wake(demo: HTMLElement, urgent: boolean): Promise<void> {
  const start = async () => {
    if (isLive(demo) || demo.dataset.started !== undefined) {
      return;
    }
    demo.dataset.started = '';
    try {
      const hydrate = await load();
      if (!hydrate) {
        asked.delete(demo);
        delete demo.dataset.started;
        return;
      }
      await yieldToMain();
      const live = untilLive(demo);
      await hydrate(demo);
      // One demo at a time; one that never comes to life doesn't hold up the others.
      await Promise.race([live, new Promise((resolve) => setTimeout(resolve, liveTimeout))]);
    } catch (error) {
      fail(demo);
      reportError(error);
    }
  };
  let promise = asked.get(demo);
  if (!promise || (urgent && demo.dataset.started === undefined)) {
    promise = urgent ? start() : last.then(start);
    last = last.then(() => promise);
    asked.set(demo, promise);
  }
  return promise;
}

/** The click of a reader who was faster than the script, done again on the demo that now listens. */
function replay(target: Element, event: MouseEvent) {
  if (target.isConnected) {
    for (const type of event.detail ? ['mousedown', 'mouseup', 'click'] : ['click']) {
      target.dispatchEvent(new MouseEvent(type, event));
    }
  }
}

async function replayWhenLive(demo: HTMLElement, target: Element, event: MouseEvent) {
  await wake(demo, true);
  if (demo.dataset.started !== undefined && demo.dataset.failed === undefined) {
    await untilLive(demo);
    replay(target, event);
  }
}

function startInteraction() {
  const demoOf = (event: Event) => {
    const demo = (event.target as Element).closest?.<HTMLElement>(selector);
    return demo && !isLive(demo) && demo.dataset.failed === undefined ? demo : undefined;
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      type,
      (event) => {
        const demo = demoOf(event);
        if (demo) {
          void wake(demo, true);
        }
      },
      { passive: true, capture: true },
    );
  }
  document.addEventListener('submit', (event) => demoOf(event) && event.preventDefault(), true);
  document.addEventListener(
    'click',
    (event) => {
      const demo = demoOf(event);
      const target = event.target as Element;
      // A link works without the demo; everything else waits for it.
      if (demo && event.isTrusted && !target.closest('a[href]')) {
        event.preventDefault();
        event.stopImmediatePropagation();
        void replayWhenLive(demo, target, event);
      }
    },
    true,
  );
}

/** Starts the loader; `onChange` calls back when the look of the page may mask a demo that isn't live. */
export function startDemos(onChange: (listener: () => void) => void) {
  const demos = [...document.querySelectorAll<HTMLElement>(selector)];
  if (!demos.length) {
    return;
  }
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) {
          nearby.unobserve(target);
          void wake(target as HTMLElement, false);
        }
      }
    },
    { rootMargin: '200px' },
  );
  const idle = (demo: HTMLElement) => {
    const request = globalThis.requestIdleCallback ?? ((action: () => void) => setTimeout(action, 200));
    const whenLoaded = () => request(() => void wake(demo, false));
    if (document.readyState === 'complete') {
      whenLoaded();
    } else {
      addEventListener('load', whenLoaded, { once: true });
    }
  };
  for (const demo of demos) {
    const strategy = demo.dataset.hydrate as Hydration;
    if (strategy === 'idle') {
      idle(demo);
    } else if (strategy !== 'interaction' || isMasked(demo)) {
      nearby.observe(demo);
    }
  }
  // A masked demo can't be touched, so it can't wait to be touched.
  onChange(() => demos.forEach((demo) => !isLive(demo) && isMasked(demo) && nearby.observe(demo)));
  startInteraction();
}
