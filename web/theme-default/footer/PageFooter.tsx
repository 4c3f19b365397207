import { Icon, Rating, useMessages, type Link, type PageFooterProps } from '../../engine';

/** What a page ends with: the way to mend it, its neighbours, the site's own line (catalogue FT-*). */
export function PageFooter({ site, page, rated }: PageFooterProps) {
  const say = useMessages();
  const { previous, next, editUrl } = page;
  return (
    <div className="after ui">
      {(editUrl || rated) && (
        <div className="ask">
          {rated && <Rating />}
          {editUrl && (
            <a className="btn edit" href={editUrl} target="_blank" rel="noopener nofollow">
              <Icon name="edit" />
              {say('Edit this page')}
            </a>
          )}
        </div>
      )}
      {(previous || next) && (
        <nav className="turn" aria-label={say('Neighbouring pages')}>
          {previous ? <Neighbour link={previous} label="Previous" /> : <span />}
          {next && <Neighbour link={next} label="Next" />}
        </nav>
      )}
      <footer className="end">
        <span className="label">{site.name}</span>
        <a href="/licenses.txt">{say('Licenses')}</a>
        {site.repository && <a href={site.repository}>{say('Repository')}</a>}
      </footer>
    </div>
  );
}

function Neighbour({ link, label }: { link: Link; label: 'Previous' | 'Next' }) {
  const say = useMessages();
  const arrow = <Icon name="right" flip className={label === 'Previous' ? 'back' : undefined} />;
  return (
    <a href={link.href} rel={label === 'Previous' ? 'prev' : 'next'}>
      <span className="label">{say(label)}</span>
      <span className="to">
        {label === 'Previous' && arrow}
        {link.title}
        {label === 'Next' && arrow}
      </span>
    </a>
  );
}
