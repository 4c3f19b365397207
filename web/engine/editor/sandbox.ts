// The frame that an edited demo runs in: no origin, no network, no way to the page around it.
import { Class } from '../dom';
import type { Delivery } from '../sandbox/frame';
import type { Order, Report } from '../sandbox/library';
import { Deliveries, type LibraryFile } from './deliveries';
import { withFonts } from './fonts';
import { Inbox, type FrameMessage } from './inbox';
import { preferences } from '../preferences/store';
import { packageOf } from '../tools/module';

/** What /sandbox/modules.json says: which files hold which modules. */
interface ModuleMap {
  /** Each behind those that it imports. */
  files: LibraryFile[];
  families: Record<string, number>;
  modules: Record<string, number>;
  /** Packages of which each module comes with those that begin with the same letters. */
  letters: Record<string, number>;
  /** Packages whose components want the frame of one family. */
  providers: Record<string, string>;
  /** Addresses of the stylesheets that libraries bring, without the base, by family. */
  styles?: Record<string, string>;
}

/** Milliseconds between two questions to a frame whether it still answers. */
const beat = 500;
/** Milliseconds without an answer after which a frame counts as hung. */
const silence = 2500;

const fetched = new Map<string, Promise<string>>();

function text(address: string) {
  let content = fetched.get(address);
  if (!content) {
    content = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error('The libraries could not be loaded. Check the connection and try again.');
      return answer.text();
    });
    content.catch(() => fetched.delete(address));
    fetched.set(address, content);
  }
  return content;
}

const libraryStyles = new Map<string, Promise<string>>();

/** A library's stylesheet with its fonts, which the frame could not fetch. */
function libraryStyle(address: string) {
  const style =
    libraryStyles.get(address) ??
    text(address).then((css) =>
      withFonts(css, async (font) => {
        const answer = await fetch(new URL(font, new URL(address, location.href)));
        if (!answer.ok) throw new Error(`${font} can't be fetched.`);
        return answer.blob();
      }),
    );
  style.catch(() => libraryStyles.delete(address));
  libraryStyles.set(address, style);
  return style;
}

const moduleMap = async () => JSON.parse(await text(`${vitrineBase}/sandbox/modules.json`)) as ModuleMap;

/** The file that holds a module, -1 for none. */
function placeOf(module: string, { modules, letters }: ModuleMap) {
  const name = packageOf(module);
  const length = letters[name];
  if (length) return modules[`${name}/${module.slice(name.length + 1, name.length + 1 + length)}`] ?? -1;
  return modules[module] ?? modules[name] ?? -1;
}

/** The family of a code by the packages that it imports: the one at hand, as long as those do not want another. */
export async function familyOf(packages: string[], atHand: string): Promise<string> {
  const { providers } = await moduleMap();
  const wanted = packages.flatMap((name) => providers[name] ?? []);
  return wanted.length === 0 || wanted.includes(atHand) ? atHand : wanted[0]!;
}

export class Sandbox {
  readonly frame = document.createElement('iframe');
  private ready: Promise<void>;
  private deliveries = new Deliveries({
    files: async () => (await moduleMap()).files,
    text: (name) => text(`${vitrineBase}/assets/sandbox/${name}`),
    send: (delivery) => this.send(delivery),
  });
  private heart = 0;
  /** When the frame last answered, 0 while none is expected. */
  private heard = 0;
  /** Questions so far, and how many of them were asked before the code that runs now. */
  private asked = 0;
  private askedBefore = 0;
  private ended = false;
  /** Counts what was to be run: what has waited for its modules for too long is not wanted any more. */
  private turn = 0;
  private stop: () => void;

  constructor(
    title: string,
    readonly family: string,
    private css: string,
    private onReport: (report: Report | { kind: 'hung' | 'flooded' | 'alive' }) => void,
  ) {
    this.frame.className = `${Class.Sandbox} ${Class.Ui}`;
    this.frame.title = title;
    this.frame.setAttribute('sandbox', 'allow-scripts');
    this.frame.setAttribute('allow', '');
    this.frame.referrerPolicy = 'no-referrer';
    this.frame.src = `${vitrineBase}/sandbox/`;
    let settle: () => void;
    this.ready = new Promise((resolve) => (settle = resolve));
    const inbox = new Inbox();
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== this.frame.contentWindow || this.ended) return;
      const message = inbox.read(event);
      if (message === 'flood') {
        this.end();
        this.onReport({ kind: 'flooded' });
      } else if (message) {
        void this.hear(message, settle);
      }
    };
    addEventListener('message', listen);
    const follow = preferences().subscribe(() => this.send({ theme: preferences().get().theme, css: this.css }));
    this.stop = () => {
      removeEventListener('message', listen);
      follow();
    };
  }

  private async hear(message: FrameMessage, settle: () => void) {
    if (message.kind === 'waiting') {
      try {
        const { families, styles } = await moduleMap();
        const library = styles?.[this.family];
        if (library) this.css = (await libraryStyle(vitrineBase + library)) + this.css;
        await this.deliver([families[this.family]!]);
      } catch (error) {
        this.onReport({ kind: 'failed', message: (error as Error).message });
      }
    } else if (message.kind === 'ready') {
      const { modules, letters } = await moduleMap();
      this.send({
        theme: preferences().get().theme,
        css: this.css,
        packages: [...new Set(Object.keys(modules).map(packageOf))],
        divided: Object.keys(letters),
      });
      settle();
    } else if (message.kind === 'loaded') {
      this.deliveries.accept(message.id);
    } else if (message.kind === 'failed' && message.id !== undefined) {
      this.deliveries.refuse(message.id, message.message);
    } else if (message.kind === 'pong') {
      if (this.heard) this.heard = performance.now();
      if (message.id > this.askedBefore) this.onReport({ kind: 'alive' });
    } else {
      this.onReport(message);
    }
  }

  /** Asks again and again whether the frame answers, as long as somebody looks. */
  private startHeart() {
    clearInterval(this.heart);
    this.heard = performance.now();
    let last = this.heard;
    this.heart = window.setInterval(() => {
      const now = performance.now();
      const late = now - last > 2 * beat; // this page itself was busy, or nobody looked
      last = now;
      if (document.hidden || late || !this.heard) {
        if (this.heard) this.heard = now;
      } else if (now - this.heard > silence) {
        this.onReport({ kind: 'hung' });
        return;
      }
      this.send({ ping: ++this.asked });
    }, beat);
  }

  private send(message: Order | Delivery) {
    this.frame.contentWindow?.postMessage(message, '*');
  }

  /** Libraries may take as long as they need. */
  private async deliver(places: number[]) {
    const listening = this.heard;
    this.heard = 0;
    try {
      await this.deliveries.deliver(places);
    } finally {
      if (listening) this.heard = performance.now();
    }
  }

  async run(code: string) {
    const turn = ++this.turn;
    const isWanted = () => turn === this.turn && !this.ended;
    await this.ready;
    if (!isWanted()) return; // what is wanted now brings its modules
    try {
      const map = await moduleMap();
      const places = [...code.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)].map(([, module]) => placeOf(module!, map));
      await this.deliver(places.filter((place) => place >= 0));
    } catch (error) {
      this.onReport({ kind: 'failed', message: (error as Error).message });
      return;
    }
    if (!isWanted()) return;
    this.askedBefore = this.asked;
    this.send({ code });
    this.startHeart();
  }

  end() {
    this.ended = true;
    clearInterval(this.heart);
    this.stop();
    this.frame.remove();
  }
}
