// The search for icons: a list that holds only what is on the screen, pictures fetched a hundred at a time.
import './IconSearch.css';
import { announce, copyConfirmation } from 'vitrine/engine';
import { copyText } from './copy-text';
import { findIcons, iconsOf, type Icon } from './icon-find';
import { sampleColors, sampleSizes, type Sample } from './icon-samples';

const root = document.querySelector<HTMLElement>('.icon-search');

/** Milliseconds after the last change until the address follows. */
const settling = 220;
/** Pixels of a place for an icon: at least so wide, exactly so high. */
const place = { width: 112, height: 96 };
/** Rows above and below the window that are there already. */
const beyond = 3;

const endings: Record<string, string> = {
  Filled: '',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'TwoTone',
  Sharp: 'Sharp',
};

function start(search: HTMLElement) {
  const part = <T extends HTMLElement>(selector: string) =>
    search.querySelector<T>(selector)!;
  const [input, grid, none, dialog] = [
    part<HTMLInputElement>('input[type=search]'),
    part('.icon-grid'),
    part('.icon-none'),
    part<HTMLDialogElement>('dialog'),
  ];
  const status = part('[role=status]');
  const radios = [...search.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const files = JSON.parse(search.dataset.files!) as Record<string, string>;
  const missing = JSON.parse(search.dataset.missing!) as Record<string, string[]>;
  const icons = iconsOf(
    [...search.querySelectorAll('.icon-names li')].map((item) => item.textContent!),
  );
  const position = new Map(icons.map(({ name }, index) => [name, index]));
  part('.icon-names').remove();

  let style = 'Filled';
  let found: readonly Icon[] = [];
  let current = 0; // which one the keyboard is on
  let selected = ''; // shown in the dialog, with the ending of its style
  const cells = new Map<number, HTMLElement>();

  // Pictures, by file; a file is asked for once.
  const pictures = new Map<string, Promise<Record<string, string>>>();
  const fileOf = (name: string) =>
    `${style.toLowerCase()}-${Math.floor(position.get(name)! / Number(search.dataset.together))}.json`;
  function picturesOf(file: string) {
    let known = pictures.get(file);
    if (!known) {
      known = fetch(files[file]!).then((answer) => {
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        return answer.json() as Promise<Record<string, string>>;
      });
      known.catch(() => pictures.delete(file));
      pictures.set(file, known);
    }
    return known;
  }
  async function draw(svg: SVGElement, name: string) {
    const wanted = style;
    try {
      const markup = (await picturesOf(fileOf(name)))[name];
      if (markup && wanted === style && svg.dataset.name === name)
        svg.innerHTML = markup;
    } catch {
      announce(
        'The pictures could not be loaded. Check the connection and try again.',
      );
    }
  }

  function svgOf(name: string) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('class', 'icon');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    svg.dataset.name = name;
    void draw(svg, name);
    return svg;
  }

  const columns = () => Math.max(2, Math.floor(grid.clientWidth / place.width));

  function cellOf(index: number) {
    const { name } = found[index]!;
    const item = document.createElement('li');
    const button = document.createElement('button');
    const label = document.createElement('span');
    button.type = 'button';
    button.dataset.index = String(index);
    button.tabIndex = index === current ? 0 : -1;
    Object.assign(button.dataset, {
      gaEventCategory: 'material-icons',
      gaEventAction: 'click',
      gaEventLabel: name,
      gaEventSplit: '0.1',
    });
    label.textContent = name;
    button.append(svgOf(name), label);
    item.append(button);
    item.ariaSetSize = String(found.length);
    item.ariaPosInSet = String(index + 1);
    return item;
  }

  /** Puts in what the window shows, and takes away what it has left. */
  function show() {
    const count = columns();
    const width = grid.clientWidth / count;
    const rows = Math.ceil(found.length / count);
    grid.style.blockSize = `${rows * place.height}px`;
    const { top } = grid.getBoundingClientRect();
    const first = Math.max(0, Math.floor(-top / place.height) - beyond) * count;
    const last = Math.min(
      found.length,
      (Math.ceil((innerHeight - top) / place.height) + beyond) * count,
    );
    for (const [index, cell] of cells) {
      if (
        (index < first || index >= last) &&
        !cell.contains(document.activeElement)
      ) {
        cell.remove();
        cells.delete(index);
      }
    }
    const mirror = document.documentElement.dir === 'rtl' ? -1 : 1;
    const fresh: HTMLElement[] = [];
    for (let index = first; index < last; index++) {
      let cell = cells.get(index);
      if (!cell) {
        cells.set(index, (cell = cellOf(index)));
        fresh.push(cell);
      }
      cell.style.inlineSize = `${width}px`;
      cell.style.blockSize = `${place.height}px`;
      cell.style.transform = `translate(${mirror * (index % count) * width}px, ${Math.floor(index / count) * place.height}px)`;
    }
    grid.append(...fresh);
  }

  let frame = 0;
  const later = () =>
    (frame ||= requestAnimationFrame(() => {
      frame = 0;
      show();
    }));

  function refresh() {
    found = findIcons(icons, input.value).filter(
      ({ name }) => !missing[style]!.includes(name),
    );
    current = 0;
    grid.replaceChildren();
    cells.clear();
    none.hidden = found.length > 0;
    none.querySelector('.icon-asked')!.textContent = input.value.trim();
    status.textContent = `${found.length.toLocaleString('en')} ${found.length === 1 ? 'icon' : 'icons'}`;
    show();
    if (!found.length && input.value.trim().length >= 4) {
      (globalThis as { gtag?: (...call: unknown[]) => void }).gtag?.(
        'event',
        'material-icons',
        { eventAction: 'no-results', eventLabel: input.value.trim() },
      );
    }
  }

  // The address
  let timer = 0;
  function remember() {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const url = new URL(location.href);
      const values = {
        theme: style === 'Filled' ? '' : style,
        query: input.value.trim(),
        selected,
      };
      // In the same order however fast somebody typed: one search has one address.
      for (const [key, value] of Object.entries(values)) {
        url.searchParams.delete(key);
        if (value) url.searchParams.append(key, value);
      }
      history.replaceState(history.state, '', url);
    }, settling);
  }

  function choose(next: string) {
    style = next;
    for (const radio of radios) radio.checked = radio.value === style;
  }

  // The dialog
  const element = (
    tag: string,
    className: string,
    ...children: (Node | string)[]
  ) => {
    const made = document.createElement(tag);
    made.className = className;
    made.append(...children);
    return made;
  };

  function copyButton(label: string, text: () => string | Promise<string>) {
    const button = element('button', '', label) as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', async () => {
      if (!(await copyText(text()))) return;
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = label), copyConfirmation);
    });
    return button;
  }

  const samples = (term: string, list: Sample[], name: string) => {
    const facts = element('dd', '');
    for (const [label, look, background] of list) {
      const svg = svgOf(name);
      Object.assign(svg.style, look);
      const ground = element('span', '', svg);
      if (background) ground.style.background = background;
      facts.append(element('span', '', ground, label));
    }
    return [element('dt', 'label', term), facts];
  };

  function open(name: string) {
    selected = name + endings[style];
    const line = `import ${selected} from '@mui/icons-material/${selected}';`;
    const title = element('h2', '', selected);
    title.id = 'icon-name';
    const close = element('button', 'tool esc') as HTMLButtonElement;
    close.type = 'button';
    close.ariaLabel = 'Close';
    close.innerHTML =
      '<svg class="i" viewBox="0 0 16 16" aria-hidden="true"><use href="#i-close"/></svg>';
    close.addEventListener('click', () => dialog.close());
    const facts = element(
      'dl',
      'icon-facts',
      ...samples('Sizes', sampleSizes, name),
      ...samples('Colors', sampleColors, name),
    );
    const code = element('code', '', line);
    code.tabIndex = 0;
    const markup = async () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="currentColor">${(await picturesOf(fileOf(name)))[name]}</svg>`;
    dialog.replaceChildren(
      element('header', '', title, close),
      element('div', 'icon-shown', element('div', 'icon-large', svgOf(name)), facts),
      element(
        'div',
        'icon-import',
        code,
        copyButton('Copy import', () => line),
      ),
      element(
        'div',
        'icon-copies',
        copyButton('Copy name', () => selected),
        copyButton('Copy SVG', markup),
        copyButton('Copy JSX', () => `<${selected} />`),
      ),
    );
    if (!dialog.open) dialog.showModal();
    remember();
  }
  dialog.addEventListener('close', () => {
    selected = '';
    remember();
    // The browser gives the focus back to the icon; where the address opened the dialog, none had it.
    if (document.activeElement === document.body) {
      grid.querySelector<HTMLElement>(`[data-index="${current}"]`)?.focus();
    }
  });
  dialog.addEventListener(
    'click',
    ({ target }) => target === dialog && dialog.close(),
  );

  /** Moves the keyboard to an icon, wherever it is in the list. */
  function focus(index: number) {
    current = Math.max(0, Math.min(found.length - 1, index));
    const bar = search
      .querySelector('.icon-controls')!
      .getBoundingClientRect().bottom;
    const top =
      grid.getBoundingClientRect().top +
      Math.floor(current / columns()) * place.height;
    if (top < bar) scrollBy({ top: top - bar, behavior: 'instant' });
    else if (top + place.height > innerHeight)
      scrollBy({ top: top + place.height - innerHeight, behavior: 'instant' });
    show();
    for (const [index, cell] of cells)
      cell.querySelector('button')!.tabIndex = index === current ? 0 : -1;
    cells.get(current)?.querySelector('button')!.focus({ preventScroll: true });
  }

  grid.addEventListener('keydown', (event) => {
    const forward = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: columns(),
      ArrowUp: -columns(),
      PageDown: columns() * 5,
      PageUp: -columns() * 5,
    }[event.key];
    const next =
      step !== undefined
        ? current + step
        : { Home: 0, End: found.length - 1 }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (next < 0 && event.key === 'ArrowUp') input.focus();
    else focus(next);
  });
  grid.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button');
    if (!button) return;
    current = Number(button.dataset.index);
    for (const [index, cell] of cells)
      cell.querySelector('button')!.tabIndex = index === current ? 0 : -1;
    open(found[current]!.name);
  });
  input.addEventListener('input', () => (refresh(), remember()));
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && found.length) {
      event.preventDefault();
      focus(0);
    } else if (event.key === 'Enter' && found.length) {
      current = 0;
      open(found[0]!.name);
    }
  });
  for (const radio of radios)
    radio.addEventListener(
      'change',
      () => (choose(radio.value), refresh(), remember()),
    );
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  new MutationObserver(later).observe(document.documentElement, {
    attributeFilter: ['dir'],
  });

  // What the address asks for
  const asked = new URLSearchParams(location.search);
  const [theme = '', name = ''] = [
    asked.get('theme') ?? '',
    asked.get('selected') ?? '',
  ];
  const ending = Object.keys(endings).find(
    (id) =>
      id !== 'Filled' &&
      name.endsWith(id) &&
      position.has(name.slice(0, -id.length)) &&
      !position.has(name),
  );
  choose(ending ?? (theme in endings ? theme : 'Filled'));
  input.value = asked.get('query') ?? '';
  refresh();
  // The search is below the text of the page: an address that asks for something leads to it.
  if (asked.size && !scrollY) search.scrollIntoView({ behavior: 'instant' });
  const base = ending ? name.slice(0, -ending.length) : name;
  if (position.has(base)) {
    current = Math.max(
      0,
      found.findIndex((icon) => icon.name === base),
    );
    open(base);
  }
}

if (root) start(root);
