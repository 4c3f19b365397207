// Tells the site's analytics account what is read and used (specification §7), through the global tag
// function. Pages carry this script only where an account is configured; it does nothing on other hosts than the
// configured one, and nothing for readers who asked not to be tracked.
import { Id } from '../dom';
import { preferences } from '../preferences/store';
import { startClicks } from './clicks';
import { pageView, userProperties } from './facts';
import { isSampled } from './sampling';
import type { Send } from './send';

interface TagWindow {
  dataLayer?: unknown[];
  gtag?: Send;
}

/** What the script element says: see web/theme-default/document/Extras.tsx. */
interface Account {
  /** Of the account. */
  id: string;
  /** Address of the tag script. */
  tag: string;
  /** The only host on which anything is sent; "" for any. */
  host: string;
  /** "true" where readers' wish not to be tracked counts. */
  respect: string;
  /** Address of the module that measures. */
  vitals: string;
  /** The site's languages, separated by spaces. */
  languages: string;
}

/** Whether the reader's browser says that they don't want to be tracked. */
function refuses(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }) {
  return browser.doNotTrack === '1' || browser.doNotTrack === 'yes' || browser.globalPrivacyControl === true;
}

/** The tag function: the page's own where there is one, else a queue that the tag script empties when it has loaded. */
function tagFunction(page: TagWindow): Send {
  const queue = (page.dataLayer ??= []);
  // The tag script tells calls from other entries by their being `arguments`.
  page.gtag ??= function gtag() {
    queue.push(arguments);
  };
  return (...call) => page.gtag!(...call);
}

function loadTag(address: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/**
 * Calls back when the page is shown: at once, unless it is being rendered ahead; and again when the browser takes it
 * from memory.
 */
function whenShown(show: () => void) {
  const first = () => setTimeout(show);
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', first, { once: true });
  } else {
    first();
  }
  addEventListener('pageshow', ({ persisted }) => persisted && show());
}

/** Sends properties of the reader that are not known yet; all of them at first. */
function follow(send: Send) {
  let known: Record<string, unknown> = {};
  const tell = () => {
    const now = userProperties(preferences().get());
    const news = Object.fromEntries(Object.entries(now).filter(([name, value]) => known[name] !== value));
    if (Object.keys(news).length) send('set', 'user_properties', news);
    known = now;
  };
  const watchResolution = () =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => (tell(), watchResolution()), {
      once: true,
    });
  tell();
  preferences().subscribe(tell);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell);
  watchResolution();
}

function start({ id, tag, host, respect, vitals, languages }: Account) {
  if ((host && location.hostname !== host) || (respect === 'true' && refuses(navigator))) return;
  const send = tagFunction(globalThis as TagWindow);
  send('js', new Date());
  send('config', id, { send_page_view: false });
  let started = false;
  whenShown(() => {
    if (!started) {
      started = true;
      follow(send);
      loadTag(tag);
      if (isSampled()) {
        import(/* @vite-ignore */ vitals).then(
          (module: { measure(send: Send): void }) => module.measure(send),
          () => {},
        ); // what is not measured is not missed
      }
    }
    send('event', 'page_view', pageView(languages.split(' ')));
  });
  startClicks(send);
}

const element = document.getElementById(Id.Analytics);
if (element) start(element.dataset as unknown as Account);
