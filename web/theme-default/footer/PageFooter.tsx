import { Class, Icon, Rating, useMessages, type Link, type PageFooterProps } from '../../engine';
import { own } from '../header/english';

/** What a page ends with: the way to mend it, its neighbors, the site's own line. */
export function PageFooter({ site, page, rated }: PageFooterProps) {
  const say = useMessages();
  const { previous, next, editUrl } = page;
  return (
    <div className={`${Class.PageFooter} ${Class.Ui}`} {...own(page)}>
      {(editUrl || rated) && (
        <div className={Class.Ask}>
          {rated && <Rating />}
          {editUrl && (
            <a className={`${Class.Button} edit`} href={editUrl} target="_blank" rel="noopener nofollow">
              <Icon name="edit" />
              {say('Edit this page')}
            </a>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className="turn" aria-label={say('Neighboring pages')}>
          {previous ? <Neighbor link={previous} label="Previous" /> : <span />}
          {next && <Neighbor link={next} label="Next" />}
        </nav>
      )}
      <footer className="end">
        <span className={Class.Label}>{site.name}</span>
        {[...(site.brand?.links ?? []), ...(site.brand?.footer ?? [])].map(({ title, href }) => (
          <a key={href} href={href}>
            {title}
          </a>
        ))}
        <a href="/licenses.txt">{say('Licenses')}</a>
        {site.accessibility && <a href={site.accessibility}>{say('Accessibility')}</a>}
        {site.repository && <a href={site.repository}>{say('Repository')}</a>}
      </footer>
    </div>
  );
}

function Neighbor({ link, label }: { link: Link; label: 'Previous' | 'Next' }) {
  const say = useMessages();
  const arrow = <Icon name="right" flip className={label === 'Previous' ? 'back' : undefined} />;
  return (
    <a href={link.href} rel={label === 'Previous' ? 'prev' : 'next'}>
      <span className={Class.Label}>{say(label)}</span>
      <span className="to">
        {label === 'Previous' && arrow}
        {link.title}
        {label === 'Next' && arrow}
      </span>
    </a>
  );
}
