import { Class, data, Icon, Id, useMessages, type HeadingData } from '../../engine';

/** The table of contents in its own column. */
export function Contents({ contents }: { contents: readonly HeadingData[] }) {
  const say = useMessages();
  return (
    <aside className={`${Class.Contents} ${Class.Ui}`}>
      {contents.length > 0 && (
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title">{say('Contents')}</h2>
          <List of={contents} />
          <a
            className="top"
            href={`#${Id.Main}`}
            {...data({
              gaEventCategory: 'docs',
              gaEventAction: 'click-back-to-top',
            })}
          >
            <Icon name="top" />
            {say('Back to top')}
          </a>
        </nav>
      )}
    </aside>
  );
}

function List({ of }: { of: readonly HeadingData[] }) {
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
