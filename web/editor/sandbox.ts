// The frame that an edited demo runs in: no origin, no network, no way to the page around it.
import type { Report } from '../sandbox/library';
import { preferences } from '../state/store';

export interface Addresses {
  /** The frame's page. */
  page: string;
  /** The family's library. */
  library: string;
}

/** Milliseconds without an answer after which a frame counts as hung. */
const patience = 4000;

const libraries = new Map<string, Promise<string>>();

function libraryOf(address: string) {
  let text = libraries.get(address);
  if (!text) {
    text = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error('The libraries could not be loaded. Check the connection and try again.');
      return answer.text();
    });
    text.catch(() => libraries.delete(address));
    libraries.set(address, text);
  }
  return text;
}

export class Sandbox {
  readonly frame = document.createElement('iframe');
  private ready: Promise<void>;
  private watch = 0;
  private stop: () => void;

  constructor(title: string, private addresses: Addresses, private css: string, private onReport: (report: Report | { kind: 'hung' }) => void) {
    this.frame.className = 'sandbox ui';
    this.frame.title = title;
    this.frame.setAttribute('sandbox', 'allow-scripts');
    this.frame.setAttribute('allow', '');
    this.frame.referrerPolicy = 'no-referrer';
    this.frame.src = addresses.page;
    let settle: () => void;
    this.ready = new Promise((resolve) => (settle = resolve));
    const listen = async ({ data, source }: MessageEvent<Report | { kind: 'waiting' }>) => {
      if (source !== this.frame.contentWindow) return;
      if (data.kind === 'waiting') {
        try {
          this.frame.contentWindow?.postMessage({ library: await libraryOf(this.addresses.library) }, '*');
        } catch (error) {
          this.onReport({ kind: 'failed', message: (error as Error).message });
        }
      } else if (data.kind === 'ready') {
        this.send({ theme: preferences().get().theme, css: this.css });
        settle();
      } else {
        clearTimeout(this.watch);
        if (data.kind !== 'pong') this.onReport(data);
      }
    };
    addEventListener('message', listen);
    const follow = preferences().subscribe(() => this.send({ theme: preferences().get().theme, css: this.css }));
    this.stop = () => {
      removeEventListener('message', listen);
      follow();
    };
  }

  private send(message: object) {
    this.frame.contentWindow?.postMessage(message, '*');
  }

  async run(code: string) {
    await this.ready;
    this.send({ code });
    this.send({ ping: true });
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => this.onReport({ kind: 'hung' }), patience);
  }

  end() {
    clearTimeout(this.watch);
    this.stop();
    this.frame.remove();
  }
}
