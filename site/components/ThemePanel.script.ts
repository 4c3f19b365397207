// The panel of the home page: what it sets on the cases of the exhibits, stylesheets that the build made answer. An
// exhibit that lives is told by an event. The address of the page may say how they look: ?x-hue=22&x-mode=dark.
import './ThemePanel.css';

const names = ['hue', 'density', 'mode', 'direction'] as const;
type Name = (typeof names)[number];

const isKnown: Record<Name, (value: string) => boolean> = {
  hue: (value) => /^\d{1,3}$/.test(value) && Number(value) <= 360,
  density: (value) => ['compact', 'standard', 'comfortable'].includes(value),
  mode: (value) => value === 'light' || value === 'dark',
  direction: (value) => value === 'ltr' || value === 'rtl',
};

function start(panel: HTMLElement) {
  const page = document.documentElement;
  const dial = panel.querySelector<HTMLInputElement>('input')!;
  const output = panel.querySelector('output')!;
  const cases = document.querySelectorAll<HTMLElement>('.case');
  const chosen: Partial<Record<Name, string>> = {};

  const set = (
    element: HTMLElement,
    attribute: string,
    value: string | undefined,
  ) =>
    value === undefined
      ? element.removeAttribute(attribute)
      : element.setAttribute(attribute, value);

  const show = () => {
    const { hue, density, mode = page.dataset.mode!, direction = page.dir } = chosen;
    const own = hue !== undefined || chosen.mode !== undefined ? mode : undefined;
    for (const element of cases) {
      set(element, 'data-mode', own);
      set(element, 'data-hue', hue);
      set(element, 'data-density', density);
      if (hue) element.style.setProperty('--exhibit-hue', hue);
      set(element.querySelector('[data-stage]')!, 'dir', chosen.direction);
    }
    dial.value = hue ?? dial.defaultValue;
    output.textContent = `${dial.value}°`;
    const shown: Record<string, string> = {
      density: density ?? 'standard',
      mode,
      direction,
    };
    for (const button of panel.querySelectorAll<HTMLButtonElement>('button[name]'))
      button.setAttribute(
        'aria-pressed',
        String(shown[button.name] === button.value),
      );
    document.dispatchEvent(new Event('vitrine:stage'));
  };

  dial.addEventListener('input', () => {
    chosen.hue = dial.value;
    show();
  });
  panel.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button.name) chosen[button.name as Name] = button.value;
    else for (const name of names) delete chosen[name];
    show();
  });
  new MutationObserver(show).observe(page, {
    attributeFilter: ['data-mode', 'dir'],
  });
  const asked = new URLSearchParams(location.search);
  for (const name of names) {
    const value = asked.get(`x-${name}`);
    if (value !== null && isKnown[name](value)) chosen[name] = value;
  }
  show();
}

const panel = document.querySelector<HTMLElement>('.theme-panel');
if (panel) start(panel);
