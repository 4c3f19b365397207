import { afterEach, expect, test, vi } from 'vitest';
import { fakePage } from './fake-page';
import { createStore, preferences } from './store';

afterEach(() => void vi.unstubAllGlobals());
const kept = { apiPage_default: 'expanded' };

test('an action changes the state, the document and the storage, and is heard', () => {
  const page = fakePage({ local: kept });
  const store = createStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.dispatch({ type: 'SET_MODE', payload: 'dark' });
  expect(store.get().theme.paletteMode).toBe('dark');
  expect(page.root.attributes).toMatchObject({
    'data-mode': 'dark',
    'data-mode-choice': 'dark',
  });
  expect([...page.body.classes]).toEqual(['mode-dark']);
  expect(page.metas.map(({ content }) => content)).toEqual(['#15191e', '#15191e']);
  expect(page.local['vitrine-mode']).toBe('dark');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('choosing what is chosen already is not heard', () => {
  fakePage({ local: { ...kept, 'vitrine-mode': 'dark' } });
  const store = createStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.dispatch({ type: 'SET_MODE', payload: 'dark' });
  expect(heard).not.toHaveBeenCalled();
});

test('a listener that left hears nothing', () => {
  fakePage({ local: kept });
  const store = createStore();
  const heard = vi.fn();
  store.subscribe(heard)();
  store.dispatch({ type: 'INCREASE_SPACING' });
  expect(heard).not.toHaveBeenCalled();
});

test('an unknown action throws and changes nothing', () => {
  fakePage({ local: kept });
  const store = createStore();
  const before = store.get();
  expect(() => store.dispatch({ type: 'NOPE' } as never)).toThrow('Unknown theme action');
  expect(store.get()).toBe(before);
});

test('the operating system is followed live while the mode is system, and only then', () => {
  const page = fakePage({ local: kept });
  const store = createStore();
  page.system = 'dark';
  page.emit('system');
  expect(store.get()).toMatchObject({
    mode: 'system',
    theme: { paletteMode: 'dark' },
  });
  store.dispatch({ type: 'SET_MODE', payload: 'light' });
  page.emit('system');
  expect(store.get().theme.paletteMode).toBe('light');
});

test('a change in another tab arrives', () => {
  const page = fakePage({ local: kept });
  const store = createStore();
  page.local['vitrine-mode'] = 'dark';
  page.emit('storage');
  expect(store.get().mode).toBe('dark');
});

test('where storage is refused, a choice stays for the life of the page', () => {
  const page = fakePage({ refuses: true });
  const store = createStore();
  store.dispatch({ type: 'SET_MODE', payload: 'dark' });
  page.emit('storage');
  page.emit('visibilitychange');
  expect(store.get().mode).toBe('dark');
});

test('what the address chose is kept', () => {
  const page = fakePage({ local: kept, hash: '#css-Name.js' });
  createStore();
  expect(Object.fromEntries(page.cookies)).toEqual({
    codeVariant: 'JS',
    codeStyling: 'CSS',
  });
});

test('an address that is followed later chooses, too', () => {
  const page = fakePage({ local: kept });
  const store = createStore();
  page.location.hash = '#Name.js';
  page.emit('hashchange');
  expect(store.get().codeVariant).toBe('JS');
  expect(page.cookies.get('codeVariant')).toBe('JS');
});

test('an own spacing, density or palette is marked on the root', () => {
  const page = fakePage({ local: kept });
  const store = createStore();
  for (const [type, on] of [
    ['INCREASE_SPACING', true],
    ['RESET_DENSITY', false],
  ] as const) {
    store.dispatch({ type });
    expect('data-own' in page.root.attributes).toBe(on);
  }
});

test('on the server a dispatch throws a sentence that says what to do', () => {
  expect(() => preferences().dispatch({ type: 'RESET_DENSITY' })).toThrow('Preferences need a browser: use an effect');
});
