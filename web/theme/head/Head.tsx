import type { Heading, HeaderLink, Link, Page, Post, Tab } from '../../contract/contract.gen';
import { Icon } from '../icon/Icon';
import { Tags } from '../navigation/Tags';
import { useWords } from '../Words';

/** What a page begins with: where it stands, its name, its lead, links about its subject. */
export function Head({ page }: { page: Page }) {
  const say = useWords();
  const crumbs = page.crumbs ?? [];
  const links = page.headerLinks ?? [];
  return (
    <header className="head ui">
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      {page.post && (
        <p className="back">
          <a href="/blog/">{say('All posts')}</a>
        </p>
      )}
      <h1>{page.title}</h1>
      {page.post && <Byline {...page.post} />}
      <Marks page={page} />
      {page.leadHtml && <p className="lead" dangerouslySetInnerHTML={{ __html: page.leadHtml }} />}
      {(links.length > 0 || page.markdown) && <Chips links={links} markdown={page.markdown} />}
      <Tabs of={page.tabs ?? []} />
      <OnThisPage contents={page.contents ?? []} />
    </header>
  );
}

/** When a post was published, by whom, how long it takes to read, what it is about (catalogue BL-5). */
export function Byline({
  date,
  day,
  authors,
  minutes,
  tags,
}: Pick<Post, 'date' | 'day' | 'authors' | 'minutes' | 'tags'>) {
  const say = useWords();
  return (
    <p className="byline">
      <time dateTime={date}>{day}</time>
      {(authors ?? []).map(({ name, url }) => (
        <span key={name}>{url ? <a href={url}>{name}</a> : name}</span>
      ))}
      <span>{say('{minutes} min to read', { minutes })}</span>
      {(tags ?? []).map((tag) => (
        <a key={tag} className="tag" href={`/blog/?tags=${encodeURIComponent(tag)}`}>
          {tag}
        </a>
      ))}
    </p>
  );
}

/** What is special about the page (catalogue NV-9), as its entry in the navigation says it. */
function Marks({ page }: { page: Page }) {
  if (!page.plan && !page.newFeature && !page.unstable && !page.planned && !page.legacy) {
    return null;
  }
  return (
    <p className="marks">
      <Tags of={page} />
    </p>
  );
}

/** Pages about the same subject (catalogue BT-1): links, since each is a page of its own. */
function Tabs({ of }: { of: Tab[] }) {
  const say = useWords();
  if (!of.length) {
    return null;
  }
  return (
    <nav className="page-tabs" aria-label={say('About this subject')}>
      <ul>
        {of.map(({ label, href, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Crumbs({ crumbs }: { crumbs: Link[] }) {
  const say = useWords();
  return (
    <nav aria-label={say('Breadcrumb')}>
      <ol className="crumbs label">
        {crumbs.map(({ title, href }) => (
          <li key={title + href}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ol>
    </nav>
  );
}

const chipIcons: Record<string, string> = {
  source: 'source',
  issues: 'issues',
  bundle: 'bundle',
  aria: 'aria',
  design: 'design',
};

/** Links about the subject elsewhere (catalogue CL-*), and the page as markdown. */
function Chips({ links, markdown }: { links: HeaderLink[]; markdown: string }) {
  const say = useWords();
  return (
    <ul className="chips">
      {links.map(({ kind, label, href, note }) => (
        <li key={kind + label}>
          <a
            className="chip"
            href={href}
            rel="nofollow noopener"
            data-ga-event-category="ComponentLinkHeader"
            data-ga-event-action="click"
            data-ga-event-label={label}
            data-ga-event-split="0.1"
          >
            <Icon name={chipIcons[kind] ?? 'external'} />
            {label}
            {note && (
              <span className="label">
                <bdi dir="ltr">{note}</bdi>
              </span>
            )}
          </a>
        </li>
      ))}
      {markdown && (
        <li>
          {/* A link to the text; the shell copies it instead of following. */}
          <a className="chip" href={markdown} type="text/markdown" data-copy-page="">
            <Icon name="copy" />
            <span className="unscripted">{say('Page as Markdown')}</span>
            <span className="scripted">{say('Copy page')}</span>
          </a>
        </li>
      )}
    </ul>
  );
}

/** The contents where there is no room for their own column. */
function OnThisPage({ contents }: { contents: Heading[] }) {
  const say = useWords();
  if (!contents.length) {
    return null;
  }
  return (
    <details className="where-am-i">
      <summary>
        {say('On this page')}
        <Icon name="next" flip />
      </summary>
      <ol>
        {contents.map(({ id, html }) => (
          <li key={id}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ol>
    </details>
  );
}
