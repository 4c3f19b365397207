// The door to the instruments: their scripts are fetched when a reader first touches a figure that has one, comes by a
// link to its state, or measures a demo by its key.
import { Attribute, Class, Id } from '../dom';

interface Instruments {
  start(): void;
  measure(exhibit: HTMLElement): void;
}

const load = (script = 'instruments') =>
  import(
    /* @vite-ignore */ (JSON.parse(document.getElementById(Id.PageAssets)!.textContent!) as Record<string, string>)[
      script
    ]!
  ) as Promise<Instruments>;

export function startInstruments() {
  const on = document.addEventListener.bind(document);
  const figure = `[${Attribute.Instrument}]`;
  // Where demos light the parts of a figure, touching one is touching it.
  const touchable = document.querySelector(`[${Attribute.Instrument}=instruments]`)
    ? `${figure}, .${Class.Demo}`
    : figure;
  const touched = ({ target }: { target: unknown }) => {
    const found = (target as Element | null)?.closest?.<HTMLElement>(touchable);
    if (found) void load(found.dataset.instrument).then((instruments) => instruments.start());
  };
  for (const type of ['pointerover', 'focusin']) on(type, touched);
  // A link to the state of a figure, or to a part of it.
  touched({ target: document.getElementById(location.hash.slice(1).split('?')[0]!) });
  on('keydown', ({ key, target, ctrlKey, altKey, metaKey, defaultPrevented }) => {
    const exhibit = (target as Element).closest?.<HTMLElement>(`.${Class.Demo}:has([${Attribute.Tool}=measure])`);
    if (ctrlKey || altKey || metaKey || !exhibit) return;
    const isIn = (selector: string) => (target as Element).matches(selector);
    // M begins or ends, but is a letter in a field. Escape ends, but first closes what is open.
    const isUsed =
      key === 'm'
        ? !isIn('input, textarea, select, [contenteditable]:not([contenteditable=false])')
        : key === 'Escape' && exhibit.matches(`[${Attribute.Measured}]`) && !defaultPrevented && !isIn('[popover] *');
    if (isUsed) void load().then((instruments) => instruments.measure(exhibit));
  });
}
