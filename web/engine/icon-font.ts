// Loads the stylesheet of the icon font on pages whose demos use it (specification §7): after everything
// else, and in silence. Without it the demos show the names of their icons.
import { Id } from './dom';
const element = document.getElementById(Id.IconFont);

function load() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = element!.dataset.href!;
  document.head.append(link);
}

if (element?.dataset.href) {
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
