// The door to the instruments: their script is fetched when a reader first touches a figure that has one, or measures a
// demo by its key.
import { Attribute, Class, Id } from '../dom';

interface Instruments {
  start(): void;
  measure(exhibit: HTMLElement): void;
}

const load = () =>
  import(
    /* @vite-ignore */ (JSON.parse(document.getElementById(Id.PageAssets)!.textContent!) as { instruments: string })
      .instruments
  ) as Promise<Instruments>;

export function startInstruments() {
  const on = document.addEventListener.bind(document);
  if (document.querySelector(`[${Attribute.Instrument}]`)) {
    const touched = ({ target }: Event) => {
      if (!(target as Element).closest?.(`[${Attribute.Instrument}], .${Class.Demo}`)) return;
      for (const type of ['pointerover', 'focusin']) document.removeEventListener(type, touched);
      void load().then((instruments) => instruments.start());
    };
    for (const type of ['pointerover', 'focusin']) on(type, touched);
  }
  on('keydown', ({ key, target, ctrlKey, altKey, metaKey }) => {
    const exhibit = (target as Element).closest?.<HTMLElement>(`.${Class.Demo}:has([${Attribute.Tool}=measure])`);
    if (key !== 'm' || ctrlKey || altKey || metaKey || !exhibit) return;
    if ((target as Element).matches('input, textarea, select, [contenteditable]:not([contenteditable=false])')) return;
    void load().then((instruments) => instruments.measure(exhibit));
  });
}
