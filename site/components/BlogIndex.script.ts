// The list of posts: filtered by tags, cut into pages; the address says which.
import './BlogIndex.css';
import { isPlain } from 'vitrine/engine';
import { searchOf, shown, viewOf, type View } from './blog-list';

function start(root: HTMLElement) {
  const items = [...root.querySelectorAll<HTMLElement>('.blog-post')];
  const chips = [...root.querySelectorAll<HTMLElement>('[data-tag]')];
  const pagination = root.querySelector<HTMLElement>('.blog-pages')!;
  const status = root.querySelector<HTMLElement>('[role=status]')!;
  const posts = items.map((item) => ({
    tags: JSON.parse(item.dataset.tags!) as string[],
    featured: item.classList.contains('featured'),
  }));

  function show(view: View) {
    const { indexes, featured, pages, page } = shown(posts, view);
    items.forEach((item, index) => {
      item.hidden = !indexes.includes(index) && !featured.includes(index);
      item.classList.toggle('featured', featured.includes(index));
    });
    for (const chip of chips)
      chip.ariaPressed = String(view.tags.includes(chip.dataset.tag!));
    pagination.hidden = pages < 2;
    pagination.replaceChildren(
      ...Array.from({ length: pages }, (_, index) => {
        const link = document.createElement('a');
        link.href = `/blog/${searchOf({ ...view, page: index + 1 })}`;
        link.textContent = String(index + 1);
        link.ariaLabel = `Page ${index + 1}`;
        link.ariaCurrent = index + 1 === page ? 'page' : null;
        return link;
      }),
    );
    status.textContent = view.tags.length
      ? `Posts about ${view.tags.join(' or ')}: page ${page} of ${pages}`
      : `All posts: page ${page} of ${pages}`;
  }

  function go(view: View) {
    history.pushState(null, '', `/blog/${searchOf(view)}`);
    show(view);
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      const { tags } = viewOf(location.search);
      const tag = chip.dataset.tag!;
      go({
        tags: tags.includes(tag)
          ? tags.filter((other) => other !== tag)
          : [...tags, tag],
        page: 1,
      });
    });
  }
  pagination.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    go(viewOf(link.search));
    root.scrollIntoView({ block: 'start' });
    pagination
      .querySelector<HTMLElement>('[aria-current]')
      ?.focus({ preventScroll: true });
  });
  addEventListener('popstate', () => show(viewOf(location.search)));
  show(viewOf(location.search));
}

const root = document.querySelector<HTMLElement>('.blog');
if (root) start(root);
