import { Class, Rating, useMessages, type PageFooterProps } from 'vitrine/engine';

export default function PageFooter({ site, page, rated }: PageFooterProps) {
  const say = useMessages();
  return (
    <div className={`${Class.PageFooter} ${Class.Ui}`}>
      <div className={Class.Ask}>
        {rated && <Rating />}
        {page.editUrl && <a href={page.editUrl}>{say('Edit this page')}</a>}
      </div>
      {page.previous && <a href={page.previous.href}>{page.previous.title}</a>}{' '}
      {page.next && <a href={page.next.href}>{page.next.title}</a>}
      <footer>
        {site.name} <a href="/licenses.txt">{say('Licenses')}</a>
      </footer>
    </div>
  );
}
