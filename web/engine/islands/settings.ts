// The controls of mode and direction: the switch in the header and the radios in the settings.
import { Attribute, Field } from '../dom';
import { systemMode } from '../preferences/storage';
import type { Mode, Preferences } from '../preferences/preferences';
import type { Store } from '../preferences/store';
import type { Direction, PaletteMode } from '../preferences/theme';
import { say } from '../messages/say';
import { announce } from './announce';

/**
 * What a press of the header's switch chooses: first the mode that is not shown, then the other one, then the system's.
 */
export function nextMode(mode: Mode, system: PaletteMode): Mode {
  const other = system === 'dark' ? 'light' : 'dark';
  switch (mode) {
    case 'system':
      return other;
    case other:
      return system;
    default:
      return 'system';
  }
}

const check = (name: Field, value: string) => {
  const radio = document.querySelector<HTMLInputElement>(`[name=${name}][value=${value}]`);
  if (radio) {
    radio.checked = true;
  }
};

export function startSettings(store: Store) {
  const button = document.querySelector<HTMLElement>(`[${Attribute.ModeSwitch}]`);

  const show = ({ mode, theme }: Preferences) => {
    check(Field.Mode, mode);
    check(Field.Direction, theme.direction);
    button?.setAttribute('aria-label', say(`Color mode: ${mode}`));
  };
  button?.addEventListener('click', () => {
    const mode = nextMode(store.get().mode, systemMode());
    store.dispatch({ type: 'SET_MODE', payload: mode });
    announce(button.ariaLabel!); // as the store has made it
  });
  document.addEventListener('change', (event) => {
    const { name, value } = event.target as HTMLInputElement;
    if (name === Field.Mode) {
      store.dispatch({ type: 'SET_MODE', payload: value as Mode });
    } else if (name === Field.Direction) {
      store.dispatch({ type: 'CHANGE', payload: { direction: value as Direction } });
    }
  });
  store.subscribe(() => show(store.get()));
  show(store.get());
}
