import type { Heading } from '../../contract/contract.gen';
import { Icon } from '../icon/Icon';

/** The table of contents in its own column (catalogue TC-*). */
export function Contents({ contents }: { contents: Heading[] }) {
  return (
    <aside className="contents ui">
      {contents.length > 0 && (
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title">Contents</h2>
          <List of={contents} />
          <a className="top" href="#main">
            <Icon name="top" />
            Back to top
          </a>
        </nav>
      )}
    </aside>
  );
}

function List({ of }: { of: Heading[] }) {
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
