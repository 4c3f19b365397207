// The bell in the header: counts the news that the reader has not seen, and fetches what lists them when it is opened.
// The news are asked for once a page, after everything else.
import { Id } from '../dom';
import { say } from '../messages/say';
import type { Bell, News } from './list';

/** The cookie with the number of the newest that the reader has seen. */
const cookie = 'vitrine-news';
/** Milliseconds until the news are asked for: what a reader came for is on its way by then. */
const delay = 1500;

const { lang } = document.documentElement;
const own = document.getElementById(Id.NewsScript)!;
const panel = document.getElementById(Id.News);
const bell = document.querySelector<HTMLElement>(`[popovertarget=${Id.News}]`);
const name = bell?.ariaLabel ?? '';

let list: Promise<News[] | undefined> | undefined;

/** What this reader is told, newest first; undefined where it can't be fetched, which is tried again the next time. */
const fetched = () =>
  (list ??= fetch(own.dataset.list!)
    .then((answer) => answer.json() as Promise<News[]>)
    .then((all) =>
      all.filter(({ language }) => !language || language === lang || navigator.language.startsWith(language)),
    )
    .catch(() => (list = undefined)));

function count(news: readonly News[] = []) {
  const [, seen = 0] = document.cookie.split(`${cookie}=`).map(parseFloat);
  const unseen = news.filter(({ id }) => id > seen).length;
  if (unseen) bell!.dataset.unseen = String(unseen);
  else delete bell!.dataset.unseen;
  bell!.ariaLabel = unseen ? `${name}: ${unseen} ${say('new')}` : name;
}

if (bell && panel) {
  panel.addEventListener('toggle', async (event) => {
    if ((event as ToggleEvent).newState !== 'open') return;
    const { show } = (await import(own.dataset.code!)) as Bell;
    const news = await fetched();
    show(panel, news, cookie);
    count(news);
  });
  setTimeout(async () => count(await fetched()), delay);
}
