// Lets visited pages be read without a connection (specification §4). Pages carry this script only
// where a production host is configured, and it does nothing on any other host.
import { Attribute, Class, Id } from '../dom';
import { store, stored } from '../preferences/storage';
import type { KeptFiles, Modules } from './kept';

/** Milliseconds after a reload in which this tab is not reloaded again, whatever the worker says. */
const pause = 60_000;
const key = 'vitrine-reloaded';

/** What the reader has not finished would be lost: the next page is the newest one anyway. */
const isUnfinished = () => !!document.querySelector(`[${Attribute.Edited}]`);

/** Calls back as soon as the reader looks at this tab. */
function whenFocused(act: () => void) {
  if (document.hasFocus()) {
    act();
  } else {
    addEventListener('focus', act, { once: true });
  }
}

/** Starts the page anew, once: where the tab can't remember that it did, not at all. */
function reload() {
  whenFocused(() => {
    const last = Number(stored('sessionStorage', key));
    if (isUnfinished() || Date.now() - last < pause || !store('sessionStorage', key, String(Date.now()))) return;
    location.reload();
  });
}

/** This page and what it has fetched: it was there before the worker. */
function visited() {
  const isKept = (path: string) => path.startsWith(`${vitrineBase}/assets/`) || path.endsWith('/search/core.json');
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  return [location.href, ...fetched.filter((address) => isKept(address.slice(location.origin.length)))];
}

/** What the demos of this page need, and the pages of those in frames. Nothing for a reader who saves data. */
function needed(): KeptFiles {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return { files: [], frames: [] };
  const assets = document.getElementById(Id.PageAssets)?.textContent ?? '{}';
  const { demos, layers = [], rtl } = JSON.parse(assets) as Modules;
  const files = demos ? [demos, ...layers] : layers;
  if (rtl && document.dir === 'rtl') files.push(rtl);
  const frames = document.querySelectorAll<HTMLIFrameElement>(`.${Class.Framed}`);
  return { files, frames: [...frames].map(({ src }) => src) };
}

async function start(host: string) {
  const { serviceWorker } = navigator;
  if (location.hostname !== host || !serviceWorker) return;
  let controlled = !!serviceWorker.controller;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) reload();
    controlled = true;
  });
  // A file of this page is gone from the server: a newer release is there.
  serviceWorker.addEventListener('message', ({ data }) => data === 'gone' && reload());
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  try {
    const first = !serviceWorker.controller;
    await serviceWorker.register(`${vitrineBase}/sw.js`, { updateViaCache: 'none' });
    const { active } = await serviceWorker.ready;
    const { files, frames } = needed();
    active?.postMessage({ files: [...(first ? visited() : []), ...files], frames } satisfies KeptFiles);
  } catch {
    // Refused by the browser or not to be had now: the site works without.
  }
}

const element = document.getElementById(Id.Offline);
if (element) void start(element.dataset.host ?? '');
