// The service worker (specification §4 and §7): pages from the network first, so that nobody who is connected ever sees
// an old one; what has its content's hash in its name from the cache first. Each release has another text of this file,
// so that browsers notice it. Where the site configures no production host, retire.ts stands in its place and removes
// all this.
import type { KeptFiles, Modules } from './kept';

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Messaged extends Extendable {
  data: unknown;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Messaged) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  registration: { navigationPreload?: { enable(): Promise<void>; disable(): Promise<void> } };
}
const worker = self as unknown as Worker;

/** Entries that each cache keeps, the newest: a page needs about three files of its own. */
const limits = { 'vitrine-pages': 60, 'vitrine-assets': 360, 'vitrine-search': 4 };
type Kept = keyof typeof limits;

/** Where a file is kept: what the search begins with is not pushed out by pages. */
const cacheOf = (address: string): Kept => {
  const { pathname } = new URL(address);
  if (pathname.startsWith(`${vitrineBase}/assets/`)) return 'vitrine-assets';
  return pathname.endsWith('/search/core.json') ? 'vitrine-search' : 'vitrine-pages';
};

async function keep(name: Kept, address: string, answer: Response) {
  const cache = await caches.open(name);
  await cache.put(address, answer); // what is put anew comes last
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limits[name])).map((old) => cache.delete(old)));
}

const isWorthKeeping = (answer: Response) =>
  answer.status === 200 &&
  answer.type === 'basic' &&
  !answer.redirected &&
  !/no-store/.test(answer.headers.get('Cache-Control') ?? '');

/** A page is the same whatever its query says. */
const addressOf = (url: URL) => url.origin + url.pathname;

async function fromNetwork(event: Fetching, address: string): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isWorthKeeping(answer)) event.waitUntil(keep(cacheOf(address), address, answer.clone()));
    return answer;
  } catch (error) {
    const cached = await (await caches.open(cacheOf(address))).match(address);
    if (cached) return cached;
    if (event.request.mode === 'navigate') return notRead();
    throw error;
  }
}

async function fromCache(event: Fetching, address: string): Promise<Response> {
  const cached = await (await caches.open('vitrine-assets')).match(address);
  if (cached) return cached;
  const answer = await fetch(event.request);
  if (isWorthKeeping(answer)) event.waitUntil(keep('vitrine-assets', address, answer.clone()));
  if (answer.status === 404) (await worker.clients.get(event.clientId))?.postMessage('gone');
  return answer;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The answer to a page that was never read, without a connection: which ones were. */
async function notRead() {
  const paths = (await (await caches.open('vitrine-pages')).keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith('/'));
  const list = paths
    .sort()
    .map((path) => `<li><a href="${escaped(path)}">${escaped(path)}</a>`)
    .join('');
  const text = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No connection</title>
<style>:root{color-scheme:light dark;font:16px/26px system-ui,sans-serif}body{max-width:40rem;margin:10vh auto;padding:0 1.5rem}h1{font-size:1.5rem}</style>
<h1>No connection</h1><p>This page was not read before, so it is not kept here. ${list ? `These were:<ul>${list}</ul>` : ''}<p><a href="">Try again</a>`;
  return new Response(text, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload;
  // In Firefox a navigation fails with its preload, whatever the worker answers: nothing could be read offline.
  const isFirefox = /Gecko\/\d/.test(navigator.userAgent);
  event.waitUntil(Promise.all([worker.clients.claim(), isFirefox ? preload?.disable() : preload?.enable()]));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Modules of edited demos are many, and of no use without the compiler's page: the browser's own cache has them.
  if (
    request.method !== 'GET' ||
    url.origin !== location.origin ||
    !url.pathname.startsWith(`${vitrineBase}/`) ||
    request.headers.has('Range') ||
    url.pathname.startsWith(`${vitrineBase}/assets/sandbox/`)
  )
    return;
  event.respondWith(
    url.pathname.startsWith(`${vitrineBase}/assets/`)
      ? fromCache(event, addressOf(url))
      : fromNetwork(event, addressOf(url)),
  );
});

/** Fetches a file and keeps it. What is kept and has its content's hash in its name is not fetched again. */
async function fetchAndKeep(file: string): Promise<Response | undefined> {
  const address = addressOf(new URL(file, location.origin));
  const name = cacheOf(address);
  if (!address.startsWith(`${location.origin}${vitrineBase}/`)) return;
  if (name === 'vitrine-assets' && (await (await caches.open(name)).match(address))) return;
  const answer = await fetch(address);
  if (!isWorthKeeping(answer)) return;
  await keep(name, address, answer.clone());
  return answer;
}

/** Keeps the page in a frame with its styles, its scripts and the modules of its demo. */
async function keepFrame(frame: string) {
  const html = (await (await fetchAndKeep(frame))?.text()) ?? '';
  const files = [...html.matchAll(/<(?:link rel="stylesheet" href|script type="module"[^>]* src)="([^"]+)"/g)];
  const [, modules = '{}'] = /id="page-assets">(.*?)<\/script>/.exec(html) ?? [];
  const { demos, layers = [] } = JSON.parse(modules) as Modules;
  await Promise.all([...files.map(([, file]) => file!), ...layers, ...(demos ? [demos] : [])].map(fetchAndKeep));
}

/** A page tells what its demos need; the one that brought this worker, what it had fetched before as well. */
worker.addEventListener('message', (event) => {
  const { files = [], frames = [] } = event.data as Partial<KeptFiles>;
  // What fails is kept at the next visit.
  event.waitUntil(Promise.allSettled([...files.map(fetchAndKeep), ...frames.map(keepFrame)]));
});
