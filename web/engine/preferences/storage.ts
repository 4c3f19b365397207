// Where choices are kept: mode and API display in local storage, direction, density and spacing in session storage
// (they last for the tab), palette and code choices in cookies of the whole site.
// Every access may fail or be refused by the browser; a failure is silent and means "nothing stored".
import { cookieLifetime } from '../contract/constants.gen';
import {
  apiDisplays,
  apiSections,
  codeVariants,
  defaultPreferences,
  modes,
  type ApiDisplay,
  type ApiSection,
  type CodeStyling,
  type CodeVariant,
  type Preferences,
} from './preferences';
import { namesOfStylings } from './styling';
import type { Direction, PaletteColors, PaletteMode } from './theme';

/** The path below which the site stands; the bundler writes it here. */
declare const vitrineBase: string;

type Area = 'localStorage' | 'sessionStorage';

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The stored text; null when there is none, undefined when the browser refuses. */
export const stored = (area: Area, key: string) => attempt(() => globalThis[area].getItem(key));

/** Stores a text and says whether the browser took it. */
export const store = (area: Area, key: string, value: string) =>
  attempt(() => (globalThis[area].setItem(key, value), true));

/** The key of the code that is about to run in this page, its path: see editor/interrupted.ts. */
export const runningCode = () => location.pathname;

/** Whether any key with this beginning is stored. */
export const storedAny = (area: Area, prefix: string) =>
  attempt(() => Object.keys(globalThis[area]).some((key) => key.startsWith(prefix)));

/**
 * The value of a cookie, decoded; an unencoded one is taken as it stands. Throws where there is no document
 * (specification §8).
 */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error('Preferences need a browser: use an effect.');
  }
  const pair = attempt(() => document.cookie.split('; ').find((part) => part.startsWith(`${name}=`)));
  const value = pair?.slice(name.length + 1);
  return value && (attempt(() => decodeURIComponent(value)) ?? value);
}

/** Writes a cookie for the whole site; an empty value removes it. */
export function writeCookie(name: string, value: string) {
  attempt(() => {
    document.cookie = `${name}=${encodeURIComponent(value)};path=${vitrineBase}/;max-age=${value ? cookieLifetime : 0};samesite=lax`;
  });
}

const known = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

/** What the operating system prefers. */
export const systemMode = (): PaletteMode => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Sample variant and styling named by an address such as `#tailwind-Name.tsx`. */
export function choiceOfHash(hash: string): {
  codeVariant?: CodeVariant;
  codeStyling?: CodeStyling;
} {
  const [, codeStyling, extension] = /^(?:.*?(tailwind|css|system)-)?.*\.(js|tsx)$/.exec(hash) ?? [];
  return extension
    ? {
        codeVariant: extension === 'js' ? 'JS' : 'TS',
        ...(codeStyling && { codeStyling: codeStyling as CodeStyling }),
      }
    : {};
}

/** The reader's own palette; anything but objects of color texts under `primary` and `secondary` counts as none. */
export function parsePalette(text: string | undefined): PaletteColors {
  const value: unknown = attempt(() => JSON.parse(text || '{}'));
  const sound =
    value &&
    typeof value === 'object' &&
    Object.entries(value).every(
      ([name, shades]) =>
        /^(primary|secondary)$/.test(name) &&
        shades &&
        typeof shades === 'object' &&
        Object.values(shades).every((shade) => typeof shade === 'string'),
    );
  return sound ? (value as PaletteColors) : {};
}

function parseSpacing(text: string | null | undefined): number {
  const value = Number(text);
  return value > 0 && value < Infinity ? value : defaultPreferences.theme.spacing;
}

/**
 * One shared first choice, at random and then kept (specification §4); expanded for bots and where nothing can be kept.
 */
function firstApiDisplay(): ApiDisplay {
  const kept = known(apiDisplays, stored('localStorage', 'apiPage_default'));
  const pick = kept ?? apiDisplays[Math.floor(Math.random() * apiDisplays.length)]!;
  return kept || store('localStorage', 'apiPage_default', pick) ? pick : 'expanded';
}

function readApiDisplay(): Record<ApiSection, ApiDisplay> {
  if (/bot|crawl|spider/i.test(navigator.userAgent)) {
    return defaultPreferences.apiDisplay;
  }
  const first = firstApiDisplay();
  const read = (section: ApiSection) => known(apiDisplays, stored('localStorage', `apiPage_${section}`)) ?? first;
  return { props: read('props'), slots: read('slots'), classes: read('classes') };
}

/** The direction of the page's own text; the document has the one that the reader chose. */
const ownDirection = () => document.head.dir || 'ltr';

/** The reader's preferences: the address, or another hash, first, then what is stored and valid, then the default. */
export function readPreferences(hash?: string): Preferences {
  const paletteColors = parsePalette(readCookie('paletteColors')); // first: on the server it says what is wrong
  const mode = known(modes, stored('localStorage', 'vitrine-mode')) ?? 'system';
  const choice = choiceOfHash(hash ?? location.hash);
  return {
    mode,
    theme: {
      paletteMode: mode === 'system' ? systemMode() : mode,
      direction: known(['ltr', 'rtl'], stored('sessionStorage', 'vitrine-direction')) ?? (ownDirection() as Direction),
      dense: stored('sessionStorage', 'vitrine-dense') === 'true',
      spacing: parseSpacing(stored('sessionStorage', 'vitrine-spacing')),
      paletteColors,
    },
    codeVariant: choice.codeVariant ?? known(codeVariants, readCookie('codeVariant')) ?? 'TS',
    codeStyling:
      choice.codeStyling ??
      known(Object.keys(namesOfStylings) as CodeStyling[], readCookie('codeStyling')?.toLowerCase()) ??
      'system',
    apiDisplay: readApiDisplay(),
  };
}

/** Stores what differs between two states, so that a choice nobody made is never written. */
export function savePreferences(before: Preferences, after: Preferences) {
  const was = before.theme;
  const is = after.theme;
  if (before.mode !== after.mode) {
    store('localStorage', 'vitrine-mode', after.mode);
  }
  for (const key of ['direction', 'dense', 'spacing'] as const) {
    if (was[key] !== is[key]) {
      // A page's own direction is no choice: pages in other languages have theirs.
      store('sessionStorage', `vitrine-${key}`, String(is[key] === ownDirection() ? '' : is[key]));
    }
  }
  if (was.paletteColors !== is.paletteColors) {
    writeCookie('paletteColors', Object.keys(is.paletteColors).length ? JSON.stringify(is.paletteColors) : '');
  }
  for (const key of ['codeVariant', 'codeStyling'] as const) {
    if (before[key] !== after[key]) {
      writeCookie(key, namesOfStylings[after[key] as CodeStyling] ?? after[key]);
    }
  }
  for (const section of apiSections) {
    if (before.apiDisplay[section] !== after.apiDisplay[section]) {
      store('localStorage', `apiPage_${section}`, after.apiDisplay[section]);
    }
  }
}
