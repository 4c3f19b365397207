// The viewer of a theme: all of it open, its dark half, and the path that the address names.
import './ThemeTree.css';

/** A path and all that it stands in: "$.palette.primary" is "$.palette" and "$.palette.primary". */
const prefixes = (path: string) => {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
};

function start(root: HTMLElement) {
  const trees = [...root.querySelectorAll<HTMLElement>('.theme-root')];
  const all = root.querySelector<HTMLInputElement>('[data-expand]')!;
  const dark = root.querySelector<HTMLInputElement>('[data-dark]');

  all.addEventListener('change', () => {
    for (const details of root.querySelectorAll('details'))
      details.open = all.checked;
  });
  dark?.addEventListener('change', () =>
    trees.forEach((tree, index) => (tree.hidden = (index === 1) !== dark.checked)),
  );

  // What a reader opens is in the address, for others to see.
  root.addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('summary');
    const path = summary?.parentElement?.dataset.path;
    if (!path || (summary.parentElement as HTMLDetailsElement).open) return;
    const url = new URL(location.href);
    url.searchParams.set('expand-path', path);
    history.replaceState(history.state, '', url);
  });

  const wanted = new URLSearchParams(location.search).get('expand-path');
  if (!wanted) return;
  let last: HTMLElement | null = null;
  for (const path of prefixes(wanted)) {
    for (const tree of trees) {
      const details = tree.querySelector<HTMLDetailsElement>(
        `details[data-path="${CSS.escape(path)}"]`,
      );
      if (!details) continue;
      details.open = true;
      if (!tree.hidden) last = details;
    }
  }
  last?.querySelector('summary')?.focus({ preventScroll: true });
  last?.scrollIntoView({ block: 'center' });
}

const root = document.querySelector<HTMLElement>('.theme-tree');
if (root) start(root);
