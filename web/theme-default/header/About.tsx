import { Class, data, Icon, useMessages, type HeaderLink, type PageData } from '../../engine';

const icons: Record<string, string> = {
  source: 'source',
  issues: 'issues',
  bundle: 'bundle',
  aria: 'aria',
  design: 'design',
};

/** One line below the lead: how the component is imported, what that adds to a bundle, links about the page. */
export function About({ page }: { page: PageData }) {
  const say = useMessages();
  const { import: imported, markdown } = page;
  // A measured size is shown, not linked to.
  const links = (page.headerLinks ?? []).filter(({ kind }) => kind !== 'bundle' || !imported?.size);
  const hasMenu = links.length > 0 || Boolean(markdown);
  if (!imported && !hasMenu) return null;
  return (
    <div className="about">
      {imported && (
        <p className="import">
          <code>{imported.statement}</code>
        </p>
      )}
      {imported?.size && (
        <p className={Class.Label}>
          <span className={Class.VisuallyHidden}>{say('Bundle size')} </span>
          <bdi dir="ltr">{imported.size}</bdi>
        </p>
      )}
      {hasMenu && (
        <details className="page-menu">
          <summary>
            {say('Page')}
            <Icon name="down" />
          </summary>
          <ul>
            {links.map((link) => (
              <Entry key={link.kind + link.label} {...link} />
            ))}
            {markdown && <Copy markdown={markdown} />}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A link about the subject elsewhere. */
function Entry({ kind, label, href, note }: HeaderLink) {
  return (
    <li>
      <a
        href={href}
        rel="nofollow noopener"
        {...data({
          gaEventCategory: 'ComponentLinkHeader',
          gaEventAction: 'click',
          gaEventLabel: label,
          gaEventSplit: '0.1',
        })}
      >
        <Icon name={icons[kind] ?? 'external'} />
        {label}
        {note && (
          <span className={Class.Label}>
            <bdi dir="ltr">{note}</bdi>
          </span>
        )}
      </a>
    </li>
  );
}

/** A link to the text of the page; the shell copies it instead of following. */
function Copy({ markdown }: { markdown: string }) {
  const say = useMessages();
  return (
    <li>
      <a href={markdown} type="text/markdown" {...data({ copyPage: true })}>
        <Icon name="copy" />
        <span className="unscripted">{say('Page as Markdown')}</span>
        <span className="scripted">{say('Copy page')}</span>
      </a>
    </li>
  );
}
