// The edge of the world for tests of the preferences: storage, cookies, the document's attributes, the system's mode.
// As strict as a browser where the code relies on it: storage may refuse, cookies keep only name and value.
import { vi } from 'vitest';

export class FakeStorage {
  [key: string]: unknown;
  constructor(items: Record<string, string> = {}) {
    Object.assign(this, items);
    for (const name of ['getItem', 'setItem'] as const) {
      Object.defineProperty(this, name, {
        value: name === 'getItem' ? this.#get.bind(this) : this.#set.bind(this),
      });
    }
  }
  #get(key: string) {
    return key in this ? this[key] : null;
  }
  #set(key: string, value: string) {
    this[key] = value;
  }
}

class FakeElement {
  readonly attributes: Record<string, string> = {};
  readonly classes = new Set<string>();
  readonly classList = {
    add: (name: string) => void this.classes.add(name),
    toggle: (name: string, on: boolean) => void (on ? this.classes.add(name) : this.classes.delete(name)),
  };
  readonly dataset: Record<string, string> = new Proxy(
    {},
    {
      set: (_, key: string, value: string) => {
        this.setAttribute(`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
        return true;
      },
    },
  );
  setAttribute(name: string, value: string) {
    this.attributes[name] = String(value);
  }
  toggleAttribute(name: string, on: boolean) {
    if (on) {
      this.attributes[name] = '';
    } else {
      delete this.attributes[name];
    }
  }
  set dir(value: string) {
    this.attributes.dir = value;
  }
  get dir() {
    return this.attributes.dir ?? '';
  }
}

export interface FakeOptions {
  local?: Record<string, string>;
  session?: Record<string, string>;
  cookies?: string;
  hash?: string;
  system?: 'light' | 'dark';
  userAgent?: string;
  /** The page's text is written from right to left. */
  rtl?: boolean;
  /** The browser refuses all storage: already the getters throw. */
  refuses?: boolean;
}

/** Puts a fake page in place of the globals; `vi.unstubAllGlobals` takes it away. */
export function fakePage(options: FakeOptions = {}) {
  const jar = new Map(
    (options.cookies ?? '')
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=', 2) as [string, string]),
  );
  const listeners = new Map<string, ((event: object) => void)[]>();
  const listen = (type: string, listener: (event: object) => void) =>
    listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  const root = new FakeElement();
  root.dir = options.rtl ? 'rtl' : 'ltr';
  root.dataset.mode = 'light';
  const metas = ['light', 'dark'].map((name) => ({
    media: `(prefers-color-scheme: ${name})`,
    content: { light: '#fbfcfd', dark: '#15191e' }[name]!,
  }));
  const page = {
    root,
    body: new FakeElement(),
    metas,
    local: new FakeStorage(options.local),
    session: new FakeStorage(options.session),
    system: options.system ?? 'light',
    location: { hash: options.hash ?? '' },
    cookies: jar,
    /** The attributes of each cookie when it was last set. */
    attributes: new Map<string, string[]>(),
    emit: (type: string, event: object = {}) => listeners.get(type)?.forEach((listener) => listener(event)),
  };
  vi.stubGlobal('document', {
    documentElement: root,
    head: { dir: options.rtl ? 'rtl' : '' },
    body: page.body,
    hidden: false,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split(';');
      const [name = '', value = ''] = pair.split('=', 2);
      page.attributes.set(name, attributes);
      if (attributes.includes('max-age=0')) {
        jar.delete(name);
      } else {
        jar.set(name, value);
      }
    },
    querySelectorAll: () => metas,
    getElementById: () => null,
    addEventListener: listen,
  });
  vi.stubGlobal('location', page.location);
  vi.stubGlobal('navigator', { userAgent: options.userAgent ?? 'Mozilla/5.0' });
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return page.system === 'dark';
    },
    addEventListener: (_: string, listener: () => void) => listen('system', listener),
  }));
  vi.stubGlobal('addEventListener', listen);
  for (const [name, area] of [
    ['localStorage', page.local],
    ['sessionStorage', page.session],
  ] as const) {
    if (options.refuses) {
      vi.stubGlobal(name, undefined); // reading a member throws, as the browser's getter does
    } else {
      vi.stubGlobal(name, area);
    }
  }
  return page;
}
