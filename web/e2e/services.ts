// What test files share and not every run needs: browsers, and the site with development builds. Each is started when a
// file first asks for its address, and started again when it has ended since then.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchServer } from './chromium';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers at /NAME with the address of a service: see service.ts. */
    services: string;
  }
}

export interface Service {
  address: string;
  /** Settles when the service ends, closed or not. */
  ended?: Promise<void>;
  close?(): Promise<void>;
}

/** Ways to start services, by name. */
export type Starters = Record<string, () => Promise<Service>>;

const browser = (windows: boolean) => async (): Promise<Service> => {
  const server = await launchServer({ windows });
  return {
    address: server.wsEndpoint(),
    ended: new Promise((resolve) => server.on('close', () => resolve())),
    close: () => server.close(),
  };
};

/** One browser process for each of Chromium's programs. */
export const browsers: Starters = {
  windowed: browser(true),
  windowless: browser(false),
};

/** Answers with addresses on a free port. */
export async function serveOnDemand(starters: Starters) {
  const running = new Map<string, Promise<Service>>();
  const start = (name: string) => {
    const known = running.get(name);
    if (known) return known;
    const starting = starters[name]!();
    const forget = () => void running.delete(name);
    running.set(name, starting);
    starting.then((service) => service.ended?.then(forget), forget);
    return starting;
  };
  const server = createServer((request, response) => {
    start(request.url!.slice(1)).then(
      ({ address }) => response.end(address),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      const started = await Promise.allSettled(running.values());
      await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.close?.()));
    },
  };
}
