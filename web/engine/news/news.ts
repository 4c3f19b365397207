// The bell in the header: how many news the reader has not seen, and the list of them when it is opened. The list is
// fetched once a page, after everything else.
import { Class, Id } from '../dom';
import { say, sayWith } from '../messages/say';
import { readCookie, writeCookie } from '../preferences/storage';

interface News {
  id: number;
  title: string;
  text?: string;
  href?: string;
  date?: string;
  language?: string;
}

/** The number of the newest that the reader has seen. */
const cookie = 'vitrine-news';
/** Milliseconds until the list is asked for: what a reader came for is on its way by then. */
const patience = 1500;

const { lang } = document.documentElement;
const panel = document.getElementById(Id.News);
const bell = document.querySelector<HTMLElement>(`[popovertarget=${Id.News}]`);
const name = bell?.getAttribute('aria-label') ?? '';
const seen = () => Number(readCookie(cookie)) || 0;

let list: Promise<News[] | undefined> | undefined;

/** What this reader is told, newest first; undefined where it can't be fetched, which is tried again the next time. */
const fetched = () =>
  (list ??= fetch(document.getElementById(Id.NewsScript)!.dataset.list!)
    .then((answer) => (answer.ok ? (answer.json() as Promise<News[]>) : undefined))
    .then((all) =>
      all?.filter(({ language }) => !language || language === lang || navigator.language.startsWith(language)),
    )
    .catch(() => (list = undefined)));

function count(bell: HTMLElement, news: readonly News[]) {
  const unseen = news.filter(({ id }) => id > seen()).length;
  if (unseen) bell.dataset.unseen = String(unseen);
  else delete bell.dataset.unseen;
  bell.setAttribute('aria-label', unseen ? sayWith('{name}: {count} new', { name, count: unseen }) : name);
}

function entry({ title, text, href, date }: News) {
  const item = document.createElement('li');
  const head = document.createElement(href ? 'a' : 'strong');
  head.textContent = title;
  if (href) (head as HTMLAnchorElement).href = href;
  item.append(head);
  if (text) item.append(Object.assign(document.createElement('p'), { textContent: text }));
  if (date) {
    const day = document.createElement('time');
    day.dateTime = date;
    day.className = Class.Label;
    day.textContent = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
    item.append(day);
  }
  return item;
}

async function show(bell: HTMLElement, panel: HTMLElement) {
  const news = await fetched();
  const body = panel.querySelector('p, ul')!;
  if (!news?.length) {
    body.textContent = say(news ? 'Nothing is new.' : 'The news can’t be loaded now.');
    return;
  }
  const entries = document.createElement('ul');
  entries.append(...news.map(entry));
  body.replaceWith(entries);
  if (seen() < news[0]!.id) writeCookie(cookie, String(news[0]!.id));
  count(bell, news);
}

if (bell && panel) {
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') void show(bell, panel);
  });
  setTimeout(async () => count(bell, (await fetched()) ?? []), patience);
}
