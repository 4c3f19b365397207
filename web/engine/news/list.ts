// The list of news behind the bell in the header, fetched when it is opened.
import { below } from '../base';
import { Class } from '../dom';
import { say } from '../messages/say';
import { writeCookie } from '../preferences/storage';

/** One entry of /news.json. */
export interface News {
  id: number;
  title: string;
  text?: string;
  href?: string;
  date?: string;
  language?: string;
}

/** What this module gives to the bell. */
export interface Bell {
  show: typeof show;
}

function entry({ title, text, href, date }: News) {
  const item = document.createElement('li');
  const head = document.createElement(href ? 'a' : 'strong');
  head.textContent = title;
  if (href) (head as HTMLAnchorElement).href = below(href);
  item.append(head);
  if (text) item.append(Object.assign(document.createElement('p'), { textContent: text }));
  if (date) {
    const day = document.createElement('time');
    day.dateTime = date;
    day.className = Class.Label;
    const language = document.documentElement.lang;
    day.textContent = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
    item.append(day);
  }
  return item;
}

/** Shows the news, newest first, and remembers in the cookie that they were seen; undefined says why there are none. */
export function show(panel: HTMLElement, news: readonly News[] | undefined, cookie: string) {
  const body = panel.querySelector('p, ul')!;
  if (!news?.length) {
    body.textContent = say(news ? 'Nothing is new.' : 'The news can’t be loaded now.');
    return;
  }
  const entries = document.createElement('ul');
  entries.append(...news.map(entry));
  body.replaceWith(entries);
  writeCookie(cookie, String(news[0]!.id));
}
