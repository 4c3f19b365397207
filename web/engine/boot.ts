// The inline script that stands first in the body: what the styles look at is set before the first paint.
// Compiled to a classic script of under 1 kB (compressed), the same on every page, so that its hash fits one policy.
// It says in few bytes what readPreferences and applyToDocument say in full; boot.test.ts holds the two equal.
import type { AttributeName, Class } from './dom';
import { restoreNavigation } from './islands/navigation-memory';
import { storedAny, stored, store } from './preferences/storage';

const { documentElement: root, body, cookie } = document;
const set = (name: AttributeName, value: string) => root.setAttribute(`data-${name}`, value);
const inSession = (key: string) => stored('sessionStorage', `vitrine-${key}`);
/** The cookie's value if the pattern matches it: encoded and unencoded forms are both known. */
const cookieLike = (pattern: string) => RegExp(`(?:^|; )${pattern}`).exec(cookie)?.[1];

const choice = /^(light|dark)$/.exec(stored('localStorage', 'vitrine-mode')!)?.[0];
const mode = (choice ?? (matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light')) as 'light' | 'dark';
set('script', '');
set('mode', mode);
set('mode-choice', choice ?? 'system');
body.classList.add(`mode-${mode}` satisfies `${Class}`);
const [light, dark] = document.querySelectorAll<HTMLMetaElement>('[name=theme-color]');
if (choice) {
  light!.content = dark!.content = (choice === 'dark' ? dark : light)!.content;
}

root.dir = inSession('direction') || root.dir;
if (inSession('dense') === 'true' || +(inSession('spacing') ?? 8) !== 8 || cookieLike('paletteColors=(..[^;]+)')) {
  set('own', '');
}

const [, hashStyling, hashVariant] = /^(?:.*?(tailwind|css|system)-)?.*\.(js|tsx)$/.exec(location.hash) ?? [];
set('code-variant', /js/i.test(hashVariant ?? cookieLike('codeVariant=(JS)')!) ? 'JS' : 'TS');
set('code-styling', (hashStyling ?? cookieLike('codeStyling=(Tailwind|CSS)') ?? 'system').toLowerCase());

set('query', location.search); // "?alone" shows the demo that the hash names, and nothing else

const displays = ['collapsed', 'expanded', 'table'];
const bot = /bot|crawl|spider/i.test(navigator.userAgent);
const valid = (key: string) =>
  bot ? displays[1] : displays.find((display) => display === stored('localStorage', `apiPage_${key}`));
let first = valid('default');
if (!first) {
  first = displays[(Math.random() * 3) | 0]!;
  if (!store('localStorage', 'apiPage_default', first)) {
    first = displays[1];
  }
}
for (const section of ['props', 'slots', 'classes'] as const) {
  set(`api-${section}`, valid(section) || first!);
}

// Readers who chose a code tab once: their tab blocks wait for the shell, so that the first tab doesn't flash.
if (storedAny('localStorage', 'codeblock-')) {
  set('tabs', '');
}
addEventListener('pagereveal', restoreNavigation);

// Keys for the search are kept until the shell is there to take them, with what is typed after them.
const keys: KeyboardEvent[] = (globalThis.keysForSearch = []);
addEventListener('keydown', (event) => {
  keys.push(event);
  if (/^[k/]$/.test(event.key) && (event.ctrlKey || event.metaKey || !('value' in event.target!))) {
    event.preventDefault();
  }
});
