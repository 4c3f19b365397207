// What the toolbars of demos do. Loaded at a reader's first use of one.
import { Attribute, Class, Id, IconHref } from '../dom';
import { announce } from '../islands/announce';
import { write } from '../islands/clipboard';
import { copyConfirmation } from '../contract/constants.gen';
import { codeStylings, type CodeStyling } from '../preferences/preferences';
import { runningCode, stored } from '../preferences/storage';
import { preferences } from '../preferences/store';
import { say } from '../messages/say';
import { seenAt, startHints } from './hints';
import { closeMenu, openMenu } from './menu';
import { sourceInView } from './source';
import type { Seen } from './places';
import { toggle } from './toggle';
import { offerWidths } from './viewport';

const exhibitOf = (element: Element) => element.closest<HTMLElement>(`.${Class.Demo}`)!;

/** A button of a toolbar was pressed. */
export async function press(button: HTMLElement) {
  const exhibit = exhibitOf(button);
  const act = actions[button.dataset.tool ?? ''];
  try {
    await act?.(exhibit, button);
  } catch (error) {
    announce(error instanceof Error ? error.message : String(error));
  }
}

type Action = (exhibit: HTMLElement, button: HTMLElement) => unknown;

const actions: Record<string, Action> = {
  code: (exhibit) => toggle(exhibit),
  edit: (exhibit, button) => enter(exhibit, button.parentElement!),
  js: () => preferences().dispatch({ type: 'SET_CODE_VARIANT', payload: 'JS' }),
  ts: () => preferences().dispatch({ type: 'SET_CODE_VARIANT', payload: 'TS' }),
  styling: (exhibit, button) =>
    openMenu(
      button,
      available(exhibit).map((styling) => ({
        label: labelOf(button, styling),
        action: `styling-${styling}`,
        checked: preferences().get().codeStyling === styling,
        act: () => preferences().dispatch({ type: 'SET_CODE_STYLING', payload: styling }),
      })),
    ),
  copy: async (exhibit, button) => {
    await write(await sourceInView(exhibit).original());
    confirm(button);
    announce(say('The source is copied.'));
  },
  focus: (exhibit) => exhibit.querySelector<HTMLElement>(`.${Class.FocusStart}`)?.focus(),
  reset: (exhibit) => reset(exhibit),
  measure: async (exhibit) => (await instruments()).measure(exhibit),
  more: (exhibit, button) => openMenu(button, further(exhibit, button)),
  stackblitz: async (exhibit) => (await import('./export')).toStackBlitz(await exported(exhibit)),
  codesandbox: async (exhibit) => (await import('./export')).toCodeSandbox(await exported(exhibit)),
};

/** What the site calls a styling: the button of the toolbar says it in each of them. */
const labelOf = (button: HTMLElement, styling: CodeStyling) =>
  button.querySelector(`[${Attribute.Styling}=${styling}]`)?.textContent ?? styling;

const available = (exhibit: HTMLElement) =>
  codeStylings.filter((styling) => exhibit.dataset.stylings?.split(' ').includes(styling));

function reset(exhibit: HTMLElement) {
  exhibit.dispatchEvent(new CustomEvent('vitrine:reset'));
  for (const demo of exhibit.querySelectorAll(`.${Class.DemoRoot}`)) {
    demo.dispatchEvent(new CustomEvent('vitrine:reset'));
  }
  announce(say('The demo is as it was at first.'));
}

function confirm(button: HTMLElement) {
  button.dataset.copied = say('Copied');
  button.querySelector('use')?.setAttribute('href', IconHref.Check);
  setTimeout(() => {
    delete button.dataset.copied;
    button.querySelector('use')?.setAttribute('href', IconHref.Copy);
  }, copyConfirmation);
}

/** The entries of the last menu: where the source stands, and links that ask for it in one language. */
function further(exhibit: HTMLElement, button: HTMLElement) {
  const edit = button.closest<HTMLElement>(`.${Class.Tools}`)?.dataset.edit;
  const link = (ending: 'js' | 'tsx') => {
    const url = new URL(location.href);
    const styling = exhibit.dataset.stylings ? `${preferences().get().codeStyling}-` : '';
    url.search = '';
    url.hash = `${styling}${exhibit.id}.${ending}`;
    return url.href;
  };
  const copyLink = (ending: 'js' | 'tsx') => async () => {
    await write(link(ending));
    announce(say('The link is copied.'));
  };
  return [
    ...(edit
      ? [
          {
            label: say('View the source in the repository'),
            action: 'github',
            href: edit.replace('/edit/', '/blob/'),
          },
        ]
      : []),
    ...(exhibit.dataset.readOnly ? [] : [{ label: say('Edit the code'), act: () => enter(exhibit, exhibit) }]),
    { label: say('Show the demo alone'), href: `?alone#${exhibit.id}` },
    {
      label: say('Copy link to the JavaScript source'),
      action: 'copy-js-source-link',
      act: copyLink('js'),
    },
    {
      label: say('Copy link to the TypeScript source'),
      action: 'copy-ts-source-link',
      act: copyLink('tsx'),
    },
  ];
}

async function exported(exhibit: HTMLElement) {
  const source = sourceInView(exhibit);
  return {
    code: await source.text(),
    variant: source.language === 'js' ? ('JS' as const) : ('TS' as const),
    title: `${exhibit.querySelector(`.${Class.DemoTitle}`)?.textContent ?? exhibit.id}: demo of ${document.title.split(' - ').at(-1)}`,
    description:
      exhibit.querySelector<HTMLElement>(`.${Class.Tools}`)?.dataset.edit?.replace('/edit/', '/blob/') ?? location.href,
    family: exhibit.querySelector<HTMLElement>(`[${Attribute.Family}]`)?.dataset.family ?? '',
    styling: source.styling,
    css: await source.stylesheet(),
    source: source.block.dataset.href!,
  };
}

/** Arrow keys move inside a toolbar: one stop of the keyboard, mirrored where reading goes from right to left. */
export function move(event: KeyboardEvent) {
  const toolbar = (event.target as Element).closest<HTMLElement>('[role=toolbar]');
  if (!toolbar) {
    return;
  }
  const buttons = [...toolbar.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.checkVisibility?.() ?? button.offsetParent !== null,
  );
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const next = {
    [forward]: at + 1,
    [backward]: at - 1,
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (next === undefined || at < 0) {
    return;
  }
  event.preventDefault();
  const target = buttons[(next + buttons.length) % buttons.length]!;
  buttons.forEach((button) => (button.tabIndex = button === target ? 0 : -1));
  target.focus();
}

/** Name of the demo whose source an address asks for. */
export const demoOfHash = (hash: string) => /^#(?:(?:system|tailwind|css)-)?(.+)\.(?:js|tsx)$/.exec(hash)?.[1];

/**
 * Opens the source that an address asks for: `#ButtonSizes.js`, `#system-UnstyledButton.tsx`; the code that it carries,
 * or that was running when the page was left; where a demo stands alone, offers its widths.
 */
export async function openAddress() {
  const { hash } = location;
  if (hash.startsWith('#code/') || stored('sessionStorage', runningCode())) {
    await (await editor()).openOffered(hash);
  }
  if (location.search === '?alone') {
    const alone = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (alone?.matches(`.${Class.Demo}:not(:has(> .${Class.Viewports}))`)) offerWidths(alone);
    return;
  }
  const name = demoOfHash(hash);
  const exhibit = name ? document.getElementById(decodeURIComponent(name)) : undefined;
  if (exhibit?.matches(`.${Class.Demo}`)) {
    await toggle(exhibit, true);
    exhibit.scrollIntoView();
  }
}

/** The instruments: they lie where the page says, as for whoever touches a figure. */
function instruments() {
  const { instruments: address } = JSON.parse(document.getElementById(Id.PageAssets)!.textContent!) as {
    instruments: string;
  };
  return import(/* @vite-ignore */ address) as Promise<{ measure(exhibit: HTMLElement): void }>;
}

interface EditorModule {
  enter(exhibit: HTMLElement, seen?: Seen): Promise<void>;
  openOffered(hash: string): Promise<void>;
}

let loading: Promise<EditorModule> | undefined;

/** The editor: loaded when a reader enters the code. */
function editor() {
  const { editor: address } = JSON.parse(document.getElementById(Id.PageAssets)!.textContent!) as { editor: string };
  loading ??= import(/* @vite-ignore */ address) as Promise<EditorModule>;
  loading.catch(() => (loading = undefined));
  return loading;
}

/** Enters the code of a demo, to edit it: where the reader has pressed it, else where what is seen of it begins. */
export async function enter(exhibit: HTMLElement, at: Event | Element) {
  if (at instanceof MouseEvent && !getSelection()!.isCollapsed) return; // code is selected, to be copied
  const seen = seenAt(at);
  return (await editor()).enter(exhibit, seen);
}

export { closeMenu, startHints as hint };
