import {
  Badges,
  Class,
  Icon,
  useMessages,
  type HeadingData,
  type Link,
  type PageData,
  type Post,
  type Tab,
} from '../../engine';
import { About } from './About';
import { english, own } from './english';

/** What a page begins with: where it stands, its name, its lead, links about its subject. */
export function PageHeader({ page }: { page: PageData }) {
  const say = useMessages();
  const crumbs = (!page.headline && page.crumbs) || []; // above a headline stands what the page is about
  return (
    <header className={`head ${Class.Ui}`} {...own(page)}>
      {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      {page.post && (
        <p className="back">
          <a href="/blog/">{say('All posts')}</a>
        </p>
      )}
      <Untranslated page={page} />
      {page.headline && <Subject page={page} />}
      <h1 {...english(page)}>{page.headline ? <Headline text={page.headline} /> : page.title}</h1>
      {page.post && <Byline {...page.post} />}
      <Marks page={page} />
      {page.leadHtml && <p className="lead" {...english(page)} dangerouslySetInnerHTML={{ __html: page.leadHtml }} />}
      <About page={page} />
      <Tabs of={page.tabs ?? []} />
      <OnThisPage contents={page.contents ?? []} />
    </header>
  );
}

/** A promise of two clauses breaks between them, not within one, where there is room. */
function Headline({ text }: { text: string }) {
  const [first, second, ...more] = text.split(/(?<=,) /);
  if (!second || more.length > 0) return <>{text}</>;
  return (
    <>
      <span className="clause">{first}</span> <span className="clause">{second}</span>
    </>
  );
}

/** What the page is about, where its first line is a promise instead of a name. */
function Subject({ page: { title } }: { page: PageData }) {
  return (
    <p className={`${Class.Label} subject-line`}>
      <bdi>{title}</bdi>
    </p>
  );
}

/** Says in the reader's language why the text is in another one. */
function Untranslated({ page }: { page: PageData }) {
  const say = useMessages();
  return page.fallback ? (
    <div className={`prose ${Class.Ui}`}>
      <aside className="callout note" role="note">
        <Icon name="note" />
        <p>{say('This page is not translated yet. It is shown in English.')}</p>
      </aside>
    </div>
  ) : null;
}

/** When a post was published, by whom, how long it takes to read, what it is about. */
export function Byline({
  date,
  day,
  authors,
  minutes,
  tags,
}: Pick<Post, 'date' | 'day' | 'authors' | 'minutes' | 'tags'>) {
  const say = useMessages();
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

/** What is special about the page, as its entry in the navigation says it. */
function Marks({ page }: { page: PageData }) {
  if (!page.plan && !page.newFeature && !page.unstable && !page.planned && !page.legacy) {
    return null;
  }
  return (
    <p className="marks">
      <Badges of={page} />
    </p>
  );
}

/** Pages about the same subject: links, since each is a page of its own. */
function Tabs({ of }: { of: Tab[] }) {
  const say = useMessages();
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
  const say = useMessages();
  return (
    <nav aria-label={say('Breadcrumb')}>
      <ol className={`crumbs ${Class.Label}`}>
        {crumbs.map(({ title, href }) => (
          <li key={title + href}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ol>
    </nav>
  );
}

/** The contents where there is no room for their own column. */
function OnThisPage({ contents }: { contents: HeadingData[] }) {
  const say = useMessages();
  if (!contents.length) {
    return null;
  }
  return (
    <details className={Class.ContentsDisclosure}>
      <summary id="on-this-page">
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
