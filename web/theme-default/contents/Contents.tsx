import { Class, data, Icon, Id, useMessages, type GlanceData, type HeadingData } from '../../engine';
import { Glance } from './Glance';

interface ContentsProps {
  contents: readonly HeadingData[];
  glance?: GlanceData | null;
  inside?: boolean;
}

/** The table of contents in its own column, below what stands there beside the page. */
export function Contents({ contents, glance, inside }: ContentsProps) {
  const say = useMessages();
  const Tag = inside ? 'div' : 'aside'; // nothing complementary may stand within the main part
  return (
    <Tag className={`${Class.Contents} ${Class.Ui}`}>
      {glance && <Glance {...glance} />}
      {contents.length > 0 && (
        <nav aria-labelledby="contents-title">
          <h2 id="contents-title" tabIndex={-1}>
            {say('Contents')}
          </h2>
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
    </Tag>
  );
}

/** Packages and versions, which read from left to right everywhere. */
const code = /^@|^\d+(\.\d+)+\S*$/;

const isolated = ({ text, html }: HeadingData) => (code.test(text) ? `<bdi dir="ltr">${html}</bdi>` : html);

/** A script marks the entry of the section that is read. */
function List({ of }: { of: readonly HeadingData[] }) {
  return (
    <ol>
      {of.map(({ id, folded, children }, index) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: isolated(of[index]!) }} />
          {children && children.length > 0 && (folded ? <Folded of={children} /> : <List of={children} />)}
        </li>
      ))}
    </ol>
  );
}

/** Entries that are many and seldom looked for. */
function Folded({ of }: { of: readonly HeadingData[] }) {
  return (
    <details>
      <summary>
        <Icon name="next" flip />
        All {of.length}
      </summary>
      <List of={of} />
    </details>
  );
}
