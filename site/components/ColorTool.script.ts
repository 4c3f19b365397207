// The color tool: a main color by hue and shade or typed, what the theme makes of it, and the same
// in all demos of the site. It works on the one store of the reader's preferences.
import './ColorTool.css';
import { announce, preferences } from 'vitrine/engine';
import { copyText } from './copy-text';
import {
  darkOf,
  hexOf,
  lightOf,
  parseColor,
  readableOn,
  textOn,
  type Rgb,
} from './color-math';
import { snippetOf } from './color-snippet';

function start(root: HTMLElement) {
  const hues = JSON.parse(root.dataset.hues!) as Record<string, string[]>;
  const shades = root.dataset.shades!.split(' ');
  // Components in the chosen colors: the page has a demo of them.
  const preview = document.querySelector<HTMLElement>('[data-demo=Preview]');
  const code = root.querySelector('.color-tool-result code')!;
  const chosen: Record<string, Rgb> = {};

  const snippet = () => snippetOf(chosen);

  function show(picker: HTMLElement, color: Rgb) {
    const id = picker.dataset.picker!;
    chosen[id] = color;
    for (const swatch of picker.querySelectorAll<HTMLElement>('[data-tone]')) {
      const tone = { dark: darkOf(color), main: color, light: lightOf(color) }[
        swatch.dataset.tone!
      ]!;
      swatch.style.background = hexOf(tone);
      swatch.style.color = readableOn(tone);
      swatch.querySelector('code')!.textContent = hexOf(tone);
    }
    const property = (name: string, value: string) =>
      preview?.style.setProperty(`--mui-palette-${id}-${name}`, value);
    property('main', hexOf(color));
    property('dark', hexOf(darkOf(color)));
    property('contrastText', textOn(color));
    code.textContent = snippet();
  }

  for (const picker of root.querySelectorAll<HTMLElement>('[data-picker]')) {
    const text = picker.querySelector<HTMLInputElement>('[data-color]')!;
    const range = picker.querySelector<HTMLInputElement>('input[type=range]')!;
    const byShade = () => {
      const hue =
        picker.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ??
        'blue';
      const shade = shades[Number(range.value)]!;
      picker.querySelector('output')!.textContent = shade;
      range.setAttribute('aria-valuetext', shade);
      text.value = hues[hue]![Number(range.value)]!;
      text.removeAttribute('aria-invalid');
      show(picker, parseColor(text.value)!);
    };
    // What is no color stays as it was typed, and changes nothing.
    text.addEventListener('input', () => {
      const color = parseColor(text.value);
      text.ariaInvalid = color ? null : 'true';
      if (color) show(picker, color);
    });
    range.addEventListener('input', byShade);
    picker.addEventListener(
      'change',
      ({ target }) =>
        target instanceof HTMLInputElement && target.type === 'radio' && byShade(),
    );
    const own = preferences().get().theme.paletteColors as Record<
      string,
      { main?: string } | undefined
    >;
    const kept = own[picker.dataset.picker!]?.main;
    if (kept && parseColor(kept)) text.value = kept;
    show(picker, parseColor(text.value)!);
  }

  const actions: Record<string, () => unknown> = {
    copy: () => copyText(snippet()),
    set: () => {
      const paletteColors = Object.fromEntries(
        Object.entries(chosen).map(([id, color]) => [id, { main: hexOf(color) }]),
      );
      preferences().dispatch({ type: 'CHANGE', payload: { paletteColors } });
      announce('All demos have these colors now.');
    },
    reset: () => {
      preferences().dispatch({ type: 'RESET_COLORS' });
      announce('The demos have their own colors again.');
    },
  };
  root.addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('[data-act]')?.dataset.act;
    if (act) void actions[act]?.();
  });
}

const root = document.querySelector<HTMLElement>('.color-tool');
if (root) start(root);
