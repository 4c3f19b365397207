// What a server answers without scripts, as a template: places in the form of Go's templates, between brackets that no
// page has, which our server fills in and escapes. internal/server/answered.go says what there is to fill in. The same
// markup as the list that scripts make.
import { Class } from '../dom';
import { useMessages } from '../messages/context';
import { useSite } from '../theme/site';
import { groupNames, groupTitles, type GroupName } from './groups';
import { shapes, type IconName } from './icons';

/** What our server fills in. Only its own part of the page is read as a template. */
const fill = (action: string) => `⟦${action}⟧`;
const begin = fill('begin');
const end = fill('end');

const iconOf: Record<GroupName, IconName> = {
  pages: 'page',
  props: 'prop',
  guides: 'guide',
  api: 'api',
  classes: 'class',
  errors: 'error',
  theme: 'theme',
  icons: 'icon',
};

function Sign({ name }: { name: IconName }) {
  return (
    <svg
      className={Class.Icon}
      viewBox="0 0 16 16"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes[name] }}
    />
  );
}

/** A text in which what was met is marked. */
const Marked = ({ of }: { of: string }) => (
  <>
    {fill(`range .${of}`)}
    {fill('if .Met')}
    <mark>{fill('.Text')}</mark>
    {fill('else')}
    {fill('.Text')}
    {end}
    {end}
  </>
);

/** The form, with what was asked. */
function Form() {
  const say = useMessages();
  return (
    <form className={Class.SearchQuery} role="search" method="get">
      <Sign name="search" />
      <input
        type="search"
        name="q"
        aria-label={say('Search')}
        placeholder={say('Search components and props')}
        defaultValue={fill('.Query')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      {fill('if .Only')}
      <input type="hidden" name="product" value={fill('.Only')} />
      {end}
      <button type="submit" className={Class.Button}>
        {say('Search')}
      </button>
    </form>
  );
}

/** The products as links, each with how many results it has. */
function Rail() {
  const say = useMessages();
  const { products } = useSite();
  const entry = (label: string, id: string, href: string, count: string) => (
    <a href={href} aria-current={`${fill(`if eq .Only \`${id}\``)}true${fill('else')}false${end}` as 'true'}>
      {label}
      <span className={Class.SearchCount}>{count}</span>
    </a>
  );
  return (
    <nav className={Class.SearchRail} aria-label={say('Products')}>
      <p className={Class.SearchRailTitle}>{say('Product')}</p>
      <div className={Class.SearchChoices}>
        {entry(say('All products'), '', `?q=${fill('.Query')}`, fill('.All'))}
        {(products ?? []).map(({ id, label }) => (
          <span key={id}>
            {entry(label, id, `?q=${fill('.Query')}&product=${id}`, fill(`index .ByProduct \`${id}\``))}
          </span>
        ))}
      </div>
    </nav>
  );
}

/** The label of the product of a hit. */
function ProductOfHit() {
  const { products } = useSite();
  return (
    <span className={Class.Label}>
      {(products ?? []).map(({ id, label }) => fill(`if eq .Product \`${id}\``) + label + end).join('')}
      {fill('if .Group')}
      <small>{fill('.Group')}</small>
      {end}
    </span>
  );
}

function Group({ name }: { name: GroupName }) {
  const say = useMessages();
  return (
    <section>
      <h2 className={Class.SearchHeading}>
        <span>{say(groupTitles[name])}</span>
        <span>{fill('.Count')}</span>
      </h2>
      {fill('range .Hits')}
      <a
        href={fill('.Address')}
        className={`${Class.SearchHit} ${fill(`if .Child`)}${Class.SearchChild}${end} ${name === 'props' ? Class.SearchRow : `${fill('if not .Excerpt')}${Class.SearchOneLine}${end}`}`}
      >
        <Sign name={iconOf[name]} />
        {name === 'props' ? <Facts /> : <Lines name={name} />}
        <ProductOfHit />
      </a>
      {end}
    </section>
  );
}

function Facts() {
  const say = useMessages();
  return (
    <span className={Class.SearchFacts}>
      <span className={Class.SearchName}>
        <i>{fill('.Page')}</i> <Marked of="Title" />
      </span>
      {fill('if .Type')}
      <span className={Class.SearchType}>{fill('.Type')}</span>
      {end}
      {fill('if .Default')}
      <span className={Class.SearchDefault}>
        <span className={Class.VisuallyHidden}>{say('Default: ')}</span>
        {fill('.Default')}
      </span>
      {end}
    </span>
  );
}

function Lines({ name }: { name: GroupName }) {
  const isCode = name === 'classes' || name === 'theme';
  return (
    <>
      <span className={Class.SearchTitle}>
        {isCode ? (
          <span className={Class.SearchMono} dir="ltr">
            <Marked of="Title" />
          </span>
        ) : (
          <Marked of="Title" />
        )}
        {fill('if .Page')}
        <em> {fill('.Page')}</em>
        {end}
      </span>
      {fill('if .Excerpt')}
      <span className={Class.SearchText}>
        <Marked of="Excerpt" />
      </span>
      {end}
    </>
  );
}

/** What was found is counted in words; what to try where nothing was. */
function Outcome() {
  const say = useMessages();
  const query = fill('.Query');
  return (
    <div className={Class.SearchSay}>
      {fill('if .Meant')}
      <p className={Class.SearchSayTitle}>{say('Nothing for “{query}”.', { query })}</p>
      <p>{say('Did you mean {query}?', { query: fill('.Meant') })}</p>
      {fill('else if eq .Total 0')}
      <p className={Class.SearchSayTitle}>{say('Nothing for “{query}”.', { query })}</p>
      <p>{say('Try fewer, shorter words: the search reads headings, props, classes and text.')}</p>
      {fill('if .Only')}
      <p>
        <a className={Class.Button} href={`?q=${query}`}>
          {say('Show results in all products')}
        </a>
      </p>
      {end}
      {fill('else if eq .Total 1')}
      <p>{say('1 result for “{query}”', { query })}</p>
      {fill('else')}
      <p>{say('{count} results for “{query}”', { count: fill('.Total'), query })}</p>
      {end}
    </div>
  );
}

/** The search and its answer on a page without scripts. */
export function SearchAnswer() {
  return (
    <div className={`${Class.Finder} ${Class.FinderPage}`}>
      {begin}
      <Form />
      {fill('if .Query')}
      <div className={Class.SearchBody}>
        <Rail />
        <div className={Class.SearchResults}>
          <Outcome />
          {groupNames.map((name) => (
            <div key={name}>
              {fill(`with index .Groups \`${name}\``)}
              <Group name={name} />
              {end}
            </div>
          ))}
        </div>
      </div>
      {end}
      {fill('finish')}
    </div>
  );
}
