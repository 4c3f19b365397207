// The density tool, on the one store of the reader's preferences: it shows what is chosen, wherever
// that was.
import './DensityTool.css';
import { preferences } from 'vitrine/engine';

/** Pixels that the tool offers. At 0 everything would touch, and the store takes it for no choice. */
const [least, most] = [1, 20];

function start(root: HTMLElement) {
  const store = preferences();
  const dense = root.querySelector<HTMLInputElement>('[data-dense]')!;
  const field = root.querySelector<HTMLInputElement>('input[type=number]')!;
  const steps = [...root.querySelectorAll<HTMLButtonElement>('[data-step]')];

  const show = () => {
    const { theme } = store.get();
    dense.checked = theme.dense;
    if (document.activeElement !== field || Number(field.value) !== theme.spacing)
      field.value = String(theme.spacing);
    for (const step of steps)
      step.disabled = theme.spacing === (step.dataset.step === '1' ? most : least);
  };
  dense.addEventListener('change', () =>
    store.dispatch({ type: 'SET_DENSE', payload: dense.checked }),
  );
  for (const step of steps) {
    step.addEventListener('click', () =>
      store.dispatch({
        type: step.dataset.step === '1' ? 'INCREASE_SPACING' : 'DECREASE_SPACING',
      }),
    );
  }
  field.addEventListener('change', () => {
    const wanted = Math.round(Number(field.value)) || store.get().theme.spacing;
    store.dispatch({
      type: 'SET_SPACING',
      payload: Math.max(least, Math.min(most, wanted)),
    });
    show();
  });
  root
    .querySelector('[data-reset]')!
    .addEventListener('click', () => store.dispatch({ type: 'RESET_DENSITY' }));
  store.subscribe(show);
  show();
}

const root = document.querySelector<HTMLElement>('.density-tool');
if (root) start(root);
