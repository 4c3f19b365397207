// On the page of the search: puts it in its place as soon as the page is there.
import { Attribute } from '../dom';
import { say } from '../messages/say';

const button = document.querySelector<HTMLAnchorElement>(`[${Attribute.Search}]`);
if (button) {
  const search = import(/* @vite-ignore */ button.dataset.search!) as Promise<typeof import('./search')>;
  search.then(
    ({ mount }) => mount(button),
    () => {
      const place = document.querySelector(`[${Attribute.SearchPage}]`);
      if (place) place.textContent = say('This could not be loaded. Check the connection and try again.');
    },
  );
}
