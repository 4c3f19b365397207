// What stands at /sw.js where the site wants no service worker: it removes one that an earlier release left behind.
export {};

interface Worker {
  addEventListener(
    type: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
}
const worker = self as unknown as Worker;

async function retire() {
  const names = (await caches.keys()).filter((name) => name.startsWith('vitrine-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(retire()));
