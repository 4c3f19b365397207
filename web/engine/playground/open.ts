// Opens the playground that the address names, on a page that has a door to it: figure, modules and styles are those of
// the page that has the playground. Loaded when a reader first opens one.
import { Class, Id } from '../dom';
import { announceFailure } from '../islands/announce';
import { say } from '../messages/say';
import { figureOf } from './address';

interface Modules {
  layers: string[];
  demos: string;
  playground: string;
}

/** Figures that were brought once, by their doors. */
const brought = new Map<HTMLElement, Promise<HTMLElement>>();

/** Opens what the address names; a door that can't be opened stays closed, and may be tried again. */
async function open() {
  const door = doorOf(location.hash);
  if (!door) return;
  door.ariaBusy = 'true';
  const bringing = brought.get(door) ?? bring(door);
  brought.set(door, bringing);
  try {
    const figure = await bringing;
    if (door.isConnected) door.replaceWith(figure);
    arrive();
  } catch (error) {
    brought.delete(door);
    door.ariaBusy = null;
    history.replaceState(history.state, '', location.pathname + location.search); // the same link may ask again
    announceFailure(say('This could not be loaded. Check the connection and try again.'));
    reportError(error);
  }
}

/** The door of a playground, of a control of it or of a state: of several the one with the longest name. */
function doorOf(hash: string): HTMLElement | undefined {
  const name = figureOf(hash);
  return [...document.querySelectorAll<HTMLElement>(`.${Class.Door}`)]
    .filter(({ id }) => name === id || name.startsWith(`${id}-`))
    .sort((a, b) => b.id.length - a.id.length)[0];
}

/** Puts a playground into the place of its door, with a way back. */
async function bring(door: HTMLElement): Promise<HTMLElement> {
  const answer = await fetch(door.dataset.page!);
  if (!answer.ok) throw new Error(`${door.dataset.page} answered ${answer.status}.`);
  // Its inline styles are of no use here, and the policy would complain of them.
  const text = (await answer.text()).replace(/<style[^]*?<\/style>/g, '');
  const there = new DOMParser().parseFromString(text, 'text/html');
  const figure = document.adoptNode(there.getElementById(door.id)!);
  const assets = there.getElementById(Id.PageAssets)!.textContent!;
  const modules = JSON.parse(assets) as Modules;
  await Promise.all([...there.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(bringStyle));
  tellAssets(assets);
  const picture = figure.querySelector<HTMLElement>(`.${Class.DemoRoot}`)!;
  // It is drawn anew: the rules that its markup was rendered with stand in the head of the other page.
  picture.replaceChildren();
  picture.dataset.started = '';
  door.replaceWith(figure);
  await draw(picture, modules);
  await import(/* @vite-ignore */ there.getElementById(Id.Exhibits)!.getAttribute('src')!);
  ((await import(/* @vite-ignore */ modules.playground)) as { start(): void }).start();
  figure.querySelector(`.${Class.Address}`)!.parentElement!.append(closing(figure, door));
  return figure;
}

/** The button that makes an open playground the one line again that it was. */
function closing(figure: HTMLElement, door: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = Class.TextTool;
  button.textContent = say('Close playground');
  button.addEventListener('click', () => {
    const line = door.querySelector('a')!;
    line.hash = location.hash; // it opens again as it was left
    door.ariaBusy = null;
    figure.replaceWith(door);
    history.replaceState(history.state, '', location.pathname + location.search);
    line.focus();
  });
  return button;
}

async function draw(picture: HTMLElement, { layers, demos }: Modules) {
  for (const layer of layers) await import(/* @vite-ignore */ layer);
  const { hydrate } = (await import(/* @vite-ignore */ demos)) as { hydrate(element: HTMLElement): Promise<void> };
  await hydrate(picture);
}

/** A stylesheet that this page has not. */
async function bringStyle(link: HTMLLinkElement) {
  const href = link.getAttribute('href')!;
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return;
  const copy = document.createElement('link');
  copy.rel = 'stylesheet';
  copy.href = href;
  const loaded = new Promise((resolve, reject) => {
    copy.onload = resolve;
    copy.onerror = reject;
  });
  document.head.append(copy);
  await loaded;
}

/** Where tools and directions are: scripts look for it in the page. */
function tellAssets(json: string) {
  if (document.getElementById(Id.PageAssets)) return;
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = Id.PageAssets;
  element.textContent = json;
  document.body.append(element);
}

/** Leads to what the address names, as it would have been led to had it been there. */
function arrive() {
  const name = figureOf(location.hash);
  const figures = [...document.querySelectorAll<HTMLElement>(`.${Class.Playground}`)];
  const named = document.getElementById(name) ?? figures.find(({ id }) => name.startsWith(`${id}-`));
  named?.closest('details')?.setAttribute('open', '');
  const control = figures.includes(named!) ? named!.querySelector<HTMLElement>('input, select') : named;
  named?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
}

addEventListener('hashchange', () => void open());
void open();
