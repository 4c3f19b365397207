// The index of blocks: only those that use what the reader types, with the names that answer it marked.
import './BlockIndex.css';
import { answers, wordsOf } from './block-find';

function start(root: HTMLElement) {
  const input = root.querySelector<HTMLInputElement>('input')!;
  const status = root.querySelector<HTMLElement>('[role=status]')!;
  const none = root.querySelector<HTMLElement>('.block-none')!;
  const complete = status.textContent;
  const blocks = [...root.querySelectorAll<HTMLElement>('.block-entry')].map(
    (entry) => {
      const rows = [...entry.querySelectorAll<HTMLElement>('.block-uses > li')];
      const components = rows.map((row) => ({
        name: row.querySelector('a')!.textContent,
        props: [...row.querySelectorAll('code')].map((code) => code.textContent),
      }));
      return { entry, rows, components };
    },
  );

  function show() {
    const words = wordsOf(input.value);
    let shown = 0;
    for (const { entry, rows, components } of blocks) {
      const found = answers(components, words);
      entry.hidden = !found;
      if (found) shown++;
      rows.forEach((row, index) => {
        for (const name of row.querySelectorAll<HTMLElement>('a, code')) {
          const text = name.textContent.toLowerCase();
          const meant =
            !!found?.includes(index) && words.some((word) => text.includes(word));
          name.toggleAttribute('data-found', meant);
        }
      });
    }
    none.hidden = shown > 0;
    status.textContent = words.length
      ? `${shown} of ${blocks.length} blocks`
      : complete;
  }

  input.addEventListener('input', show);
  if (input.value) show();
}

for (const root of document.querySelectorAll<HTMLElement>('.block-index'))
  start(root);
