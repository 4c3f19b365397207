// Stands between a browser and a site, and puts a script in front of each page that the browser opens: WebDriver has no
// way to run one before those of the page. All else passes as it is.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

function pass(site: URL, script: string, asked: IncomingMessage, answer: ServerResponse) {
  const isPage = asked.headers['sec-fetch-dest'] === 'document';
  const headers = {
    ...asked.headers,
    host: site.host,
    ...(isPage && { 'accept-encoding': 'identity' }),
  };
  const onward = request(new URL(asked.url!, site), { method: asked.method, headers, agent: false }, (from) => {
    if (!isPage || !from.headers['content-type']?.startsWith('text/html')) {
      answer.writeHead(from.statusCode!, from.headers);
      from.pipe(answer);
      return;
    }
    const parts: Buffer[] = [];
    from.on('data', (part: Buffer) => parts.push(part));
    from.on('end', () => {
      // Before the policy of the page, which allows it no scripts but its own.
      const page = Buffer.concat(parts)
        .toString()
        .replace('<head>', () => `<head><script>${script}</script>`);
      const { etag: _, ...rest } = from.headers;
      answer.writeHead(from.statusCode!, {
        ...rest,
        'content-length': Buffer.byteLength(page),
      });
      answer.end(page);
    });
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

/** Relays to as many sites as are asked for: the result makes addresses behind the relay of theirs. */
export function startRelays(script: string) {
  const relays = new Map<string, Promise<string>>();
  const close: (() => void)[] = [];
  const start = (origin: string) =>
    new Promise<string>((resolve) => {
      const server = createServer((asked, answer) => pass(new URL(origin), script, asked, answer));
      server.keepAliveTimeout = 0; // a connection that ends just when the browser uses it again would look like a fault
      server.listen(0, '127.0.0.1', () => {
        // The name of the host stays: what a site does may depend on it.
        resolve(`http://${new URL(origin).hostname}:${(server.address() as AddressInfo).port}`);
      });
      close.push(() => (server.close(), server.closeAllConnections()));
    });
  return {
    async through(address: string) {
      const { origin, href } = new URL(address);
      let relay = relays.get(origin);
      if (!relay) relays.set(origin, (relay = start(origin)));
      return href.replace(origin, await relay);
    },
    close: () => close.forEach((end) => end()),
  };
}
