import { Icon, useMessages, type Heading } from '../../engine';

/** The table of contents in its own column (catalogue TC-*). */
export function Contents({ contents }: { contents: readonly Heading[] }) {
  const say = useMessages();
  return (
    <aside className="contents ui">
      {contents.length > 0 && (
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title">{say('Contents')}</h2>
          <List of={contents} />
          <a className="top" href="#main" data-ga-event-category="docs" data-ga-event-action="click-back-to-top">
            <Icon name="top" />
            {say('Back to top')}
          </a>
        </nav>
      )}
    </aside>
  );
}

function List({ of }: { of: readonly Heading[] }) {
  return (
    <ol>
      {of.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children && children.length > 0 && <List of={children} />}
        </li>
      ))}
    </ol>
  );
}
