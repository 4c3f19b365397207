// Anatomy: pointing at a part, at its pin, at its row or at the part in any demo of the page lights them all. Numbers
// of the table are one stop of the keyboard: arrows move, Enter holds, Escape lets go.
import { Attribute, Class } from '../dom';
import { startOverrides } from './overrides';
import { pinned, type Box } from './pins';

const contains = ({ x, y, width, height }: Box, at: { x: number; y: number }) =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** A rectangle of the window within an element that may be zoomed. */
function boxWithin(element: Element, frame: HTMLElement): Box {
  const [box, around] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  const zoom = around.width / frame.offsetWidth || 1;
  return {
    x: (box.x - around.x) / zoom,
    y: (box.y - around.y) / zoom,
    width: box.width / zoom,
    height: box.height / zoom,
  };
}

class Anatomy {
  private readonly rows: HTMLElement[];
  private readonly canvas: HTMLElement | null;
  private readonly drawing: HTMLElement | null;
  private readonly pins: HTMLElement[];
  private readonly lines: SVGPathElement[];
  private readonly readout: Element | null;
  private readonly reticle = document.createElement('span');
  private boxes: Box[] = [];
  private held = -1;
  private lit = -1;

  constructor(private readonly root: HTMLElement) {
    this.rows = [...root.querySelectorAll<HTMLElement>(`[${Attribute.Part}]`)];
    this.canvas = root.querySelector(`.${Class.Canvas}`);
    this.drawing = root.querySelector(`.${Class.Canvas} > .${Class.DemoRoot}`);
    this.pins = [...root.querySelectorAll<HTMLElement>(`.${Class.Pin}`)];
    this.lines = [...root.querySelectorAll<SVGPathElement>(`.${Class.Leaders} > path`)];
    this.readout = root.querySelector(`.${Class.Readout}`);
    this.reticle.className = `${Class.Reticle} ${Class.Ui}`;
    this.canvas?.append(this.reticle);
    this.place();
    this.listen();
  }

  /** Puts pins where the parts are in this browser: fonts differ from those of the build. */
  private place() {
    const { drawing, canvas } = this;
    if (!drawing || !canvas) return;
    const found = this.rows.map((row) => drawing.querySelector(`.${CSS.escape(row.dataset.part!)}`));
    if (found.some((element) => !element)) return;
    this.boxes = found.map((element) => boxWithin(element!, drawing));
    const layout = pinned(this.boxes, { width: drawing.offsetWidth, height: drawing.offsetHeight });
    drawing.style.left = `${layout.x}px`;
    drawing.style.top = `${layout.y}px`;
    for (const [index, { x, y, path }] of layout.pins.entries()) {
      this.pins[index]!.style.left = `${x}px`;
      this.pins[index]!.style.top = `${y}px`;
      this.lines[index]!.setAttribute('d', path);
    }
  }

  private listen() {
    const { root, canvas } = this;
    root.addEventListener('pointerover', ({ target }) => {
      const row = (target as Element).closest<HTMLElement>(`[${Attribute.Part}]`);
      if (row) this.light(this.rows.indexOf(row));
      else if (!canvas?.contains(target as Node)) this.light(-1);
    });
    root.addEventListener('pointerleave', () => this.light(-1));
    canvas?.addEventListener('pointermove', (event) => this.light(this.under(event)));
    canvas?.addEventListener('click', (event) => this.hold(this.under(event)));
    root.addEventListener('focusin', ({ target }) => this.light(this.rowOf(target)));
    root.addEventListener('focusout', () => this.light(-1));
    root.addEventListener('click', ({ target }) => {
      const index = this.numberOf(target);
      if (index >= 0) this.hold(index);
    });
    root.addEventListener('keydown', (event) => this.press(event));
    document.addEventListener('pointerover', ({ target }) => this.pointed(target as Element));
  }

  /** Lights what the reader touches already: the script came because of it. */
  look() {
    this.light(this.rows.findIndex((row) => row.matches(':hover, :focus-within')));
  }

  /** The part under a pointer: its pin, else the smallest one that has the pointer in it. */
  private under({ target, clientX, clientY }: MouseEvent) {
    const pin = this.pins.indexOf(target as HTMLElement);
    if (pin >= 0) return pin;
    const around = this.drawing!.getBoundingClientRect();
    const zoom = around.width / this.drawing!.offsetWidth || 1;
    const at = { x: (clientX - around.x) / zoom, y: (clientY - around.y) / zoom };
    let best = -1;
    for (const [index, box] of this.boxes.entries()) {
      const area = (of: Box) => of.width * of.height;
      if (contains(box, at) && (best < 0 || area(box) <= area(this.boxes[best]!))) best = index;
    }
    return best;
  }

  private rowOf(target: EventTarget | null) {
    return this.rows.findIndex((row) => row.contains(target as Node));
  }

  private numberOf(target: EventTarget | null) {
    const button = (target as Element).closest('button[aria-pressed]');
    return this.rows.findIndex((row) => button && row.contains(button));
  }

  /** Somebody points into a demo of the page: what is a part there is one here. */
  private pointed(target: Element) {
    if (!target.closest(`.${Class.Demo} .${Class.DemoRoot}`)) {
      if (!this.root.contains(target)) this.light(-1);
      return;
    }
    for (let element: Element | null = target; element; element = element.parentElement) {
      const index = this.rows.findIndex((row) => element!.classList.contains(row.dataset.part!));
      if (index >= 0) return this.light(index);
    }
    this.light(-1);
  }

  private hold(index: number) {
    this.held = index === this.held ? -1 : index;
    for (const [at, row] of this.rows.entries()) {
      row.querySelector('button[aria-pressed]')!.setAttribute('aria-pressed', String(at === this.held));
    }
    this.light(index, true);
  }

  private press(event: KeyboardEvent) {
    const at = this.numberOf(event.target);
    if (event.key === 'Escape' && this.held >= 0) {
      this.hold(this.held);
    } else if (at >= 0 && ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) {
      event.preventDefault();
      const count = this.rows.length;
      const next = { ArrowDown: (at + 1) % count, ArrowUp: (at + count - 1) % count, Home: 0, End: count - 1 }[
        event.key
      ]!;
      const buttons = this.rows.map((row) => row.querySelector<HTMLElement>('button[aria-pressed]')!);
      for (const [index, button] of buttons.entries()) button.tabIndex = index === next ? 0 : -1;
      buttons[next]!.focus();
    }
  }

  /** Lights a part everywhere; the one that is held, where none is pointed at. */
  private light(pointed: number, again = false) {
    const index = pointed < 0 ? this.held : pointed;
    if (index === this.lit && !again) return;
    this.lit = index;
    for (const list of [this.rows, this.pins, this.lines]) {
      for (const [at, element] of list.entries()) element.toggleAttribute(Attribute.Lit, at === index);
    }
    const box = this.boxes[index];
    this.reticle.toggleAttribute(Attribute.Lit, Boolean(box));
    if (box) {
      const { offsetLeft, offsetTop } = this.drawing!;
      this.reticle.style.transform = `translate(${offsetLeft + box.x}px, ${offsetTop + box.y}px)`;
      this.reticle.style.width = `${box.width}px`;
      this.reticle.style.height = `${box.height}px`;
    }
    if (this.readout) {
      const size = box ? ` ${Math.round(box.width)} × ${Math.round(box.height)}` : '';
      this.readout.textContent = index < 0 ? '' : `${index + 1} .${this.rows[index]!.dataset.part}${size}`;
    }
    lightDemos(this.rows[index]?.dataset.part);
  }
}

let sheet: CSSStyleSheet | undefined;

/** Lights a part in all demos of the page: by a rule, since demos own their elements. */
function lightDemos(part: string | undefined) {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(
    part
      ? `.${Class.Demo} .${Class.DemoRoot} .${CSS.escape(part)}{outline:2px dashed var(--vt-text)!important;outline-offset:1px}`
      : '',
  );
}

export function startAnatomies() {
  for (const root of document.querySelectorAll<HTMLElement>(`.${Class.Anatomy}`)) {
    const anatomy = new Anatomy(root);
    anatomy.look();
    startOverrides(root);
    root.dataset.live = '';
  }
}
