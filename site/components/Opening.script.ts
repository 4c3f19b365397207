// The install line of a home: its tool, and its copy.
import './Opening.css';
import './home.css';
import { copyText } from './copy-text';

const root = document.querySelector<HTMLElement>('.opening-install');
const line = root?.querySelector('code');
if (root && line) {
  root.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button.value) {
      line.textContent = button.value;
      for (const other of root.querySelectorAll('.opening-tools button'))
        other.setAttribute('aria-pressed', String(other === button));
      return;
    }
    const copied = await copyText(line.textContent ?? '');
    if (copied) root.dataset.copied = '';
    setTimeout(() => delete root.dataset.copied, 1500);
  });
}
