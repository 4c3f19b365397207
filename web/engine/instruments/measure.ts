// Measure: the register marks of a demo open into rulers, and what its elements measure stands in a table beneath it.
import { Attribute, Class } from '../dom';
import { announce } from '../islands/announce';
import { say, sayWith } from '../messages/say';
import { gauge } from './gauge';
import { gapsOf, readingsOf, type Reading } from './readings';

const measured = new WeakMap<HTMLElement, Measurement>();

/** Begins to measure a demo, or ends it. */
export function measure(exhibit: HTMLElement) {
  const running = measured.get(exhibit);
  if (running) {
    running.end();
    measured.delete(exhibit);
  } else if (exhibit.querySelector(`.${Class.Ground} > .${Class.DemoRoot}`)) {
    measured.set(exhibit, new Measurement(exhibit));
  } else {
    announce(say('There is nothing to measure.'));
  }
}

const round = (length: number) => String(Math.round(length * 10) / 10);

/** The words of a table's row. */
function wordsOf({ tab, name, role, box, padding, text, contrast, needed, disabled }: Reading): string[] {
  const [top, right, bottom, left] = padding.map(round);
  const pads = top === bottom && left === right ? [top, left] : [top, right, bottom, left];
  const spoken = [name ? `“${name}”` : tab ? say('no name') : '', role].filter(Boolean).join(', ');
  const size = `${round(box.width)} × ${round(box.height)} px`;
  const small = tab && Math.min(box.width, box.height) < 24;
  return [
    tab ? String(tab) : '–',
    spoken || '–',
    small ? sayWith('{value}, below {least}', { value: size, least: 24 }) : size,
    [...new Set(pads)].join(' ') || '0',
    text ? `${Number.parseFloat(text.size)}/${Number.parseFloat(text.line) || text.line} · ${text.weight}` : '–',
    !text || disabled ? '–' : contrast === undefined ? say('unknown') : contrastWords(contrast, needed),
  ];
}

function contrastWords(contrast: number, needed: number) {
  const value = (Math.floor(contrast * 100) / 100).toFixed(2);
  if (contrast < needed) return sayWith('{value}, below {least}', { value, least: needed });
  return `${value} ${contrast >= (needed === 3 ? 4.5 : 7) ? 'AAA' : 'AA'}`;
}

class Measurement {
  private readonly ground: HTMLElement;
  private readonly rulers = document.createElement('div');
  private readonly table = document.createElement('div');
  private readonly ends = new AbortController();
  private readonly sizes = new ResizeObserver(() => this.soon());
  private readonly changes = new MutationObserver(() => this.soon());
  private readings: Reading[] = [];
  private current = 0;
  private asked = 0;

  constructor(private readonly exhibit: HTMLElement) {
    this.ground = exhibit.querySelector<HTMLElement>(`.${Class.Ground}`)!;
    this.rulers.className = `${Class.Rulers} ${Class.Ui}`;
    this.rulers.setAttribute('aria-hidden', 'true');
    this.table.className = `${Class.Findings} ${Class.Ui}`;
    this.table.tabIndex = 0;
    this.table.setAttribute('role', 'region');
    this.table.setAttribute('aria-label', say('Measurements'));
    this.ground.append(this.rulers);
    exhibit.querySelector('figcaption')!.after(this.table);
    this.press(true);
    this.exhibit.toggleAttribute(Attribute.Measured, true);
    this.read();
    this.listen();
    announce(sayWith('{count} elements are measured in the table below the demo.', { count: this.readings.length }));
  }

  end() {
    this.ends.abort();
    this.sizes.disconnect();
    this.changes.disconnect();
    cancelAnimationFrame(this.asked);
    this.rulers.remove();
    if (this.table.contains(document.activeElement)) this.tool?.focus();
    this.table.remove();
    this.exhibit.removeAttribute(Attribute.Measured);
    this.press(false);
    announce(say('The rulers are put away.'));
  }

  private get tool() {
    return this.exhibit.querySelector<HTMLElement>(`[${Attribute.Tool}=measure]`);
  }

  private press(isPressed: boolean) {
    this.tool?.setAttribute('aria-pressed', String(isPressed));
  }

  private get demos() {
    return [...this.ground.querySelectorAll<HTMLElement>(`:scope > .${Class.DemoRoot}`)];
  }

  private listen() {
    const { signal } = this.ends;
    for (const demo of this.demos) {
      this.sizes.observe(demo);
      this.changes.observe(demo, { subtree: true, childList: true, attributes: true, characterData: true });
    }
    // Colors change with the mode of the page.
    this.changes.observe(document.documentElement, { attributes: true });
    this.ground.addEventListener('pointermove', (event) => this.point(event.target as Element), { signal });
    this.table.addEventListener(
      'pointerover',
      ({ target }) => {
        const row = (target as Element).closest('tbody tr');
        if (row) this.light([...row.parentElement!.children].indexOf(row));
      },
      { signal },
    );
  }

  private point(target: Element) {
    const index = this.readings.findLastIndex(({ element }) => element.contains(target));
    if (index >= 0) this.light(index);
  }

  private soon() {
    cancelAnimationFrame(this.asked);
    this.asked = requestAnimationFrame(() => this.read());
  }

  private read() {
    this.readings = this.demos.flatMap((demo) => readingsOf(demo));
    this.current = Math.min(this.current, Math.max(0, this.readings.length - 1));
    this.table.replaceChildren(this.rows());
    this.draw();
  }

  private rows() {
    const table = document.createElement('table');
    const head = table.createTHead().insertRow();
    const titles = [say('Tab'), say('Spoken'), say('Target'), say('Padding'), say('Text'), say('Contrast')];
    for (const title of titles) {
      const cell = document.createElement('th');
      cell.scope = 'col';
      cell.textContent = title;
      head.append(cell);
    }
    const body = table.createTBody();
    for (const reading of this.readings) {
      const row = body.insertRow();
      for (const words of wordsOf(reading)) row.insertCell().textContent = words;
    }
    return table;
  }

  private light(index: number) {
    if (index === this.current) return;
    this.current = index;
    this.draw();
  }

  private draw() {
    for (const [index, row] of [...this.table.querySelectorAll('tbody tr')].entries()) {
      row.toggleAttribute(Attribute.Lit, index === this.current);
    }
    const boxes = this.readings.map(({ element }) => element.getBoundingClientRect()); // the page may have scrolled
    const gaps = gapsOf(boxes);
    gauge(this.rulers, { boxes, gaps, padding: this.readings[this.current]?.padding, at: this.current });
  }
}
