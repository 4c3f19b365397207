// The menu of the page: a disclosure, which a reader leaves as a menu.
import { Class } from '../dom';

export function startPageMenu() {
  const menu = document.querySelector<HTMLDetailsElement>(`.${Class.PageMenu}`);
  if (!menu) return;
  const close = ({ target }: Event) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('click', close);
  document.addEventListener('focusin', close);
  menu.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && menu.open) {
      menu.open = false;
      menu.querySelector('summary')!.focus();
    }
  });
}
