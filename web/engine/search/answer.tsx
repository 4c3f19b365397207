// What a server answers without scripts, as a template: places in the form of Go's templates, between brackets that no
// page has, which our server fills in and escapes. internal/server/answered.go says what there is to fill in. The same
// markup as the list that scripts make.
import * as React from 'react';
import { Class } from '../dom';
import { useMessages } from '../messages/context';
import { useSite } from '../theme/site';
import { groupNames, groupTitles, groupWholes, type GroupName } from './groups';
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
      {fill('if .Kind')}
      <input type="hidden" name="kind" value={fill('.Kind')} />
      {end}
      <button type="submit" className={Class.Button}>
        {say('Search')}
      </button>
    </form>
  );
}

/** Where a link leads: the same query, with what narrows it. Within a list its root is `$`. */
const asking = ({ root = '', product = '', kind = '' }) =>
  `?q=${fill(`${root}.Query`)}${product && `&product=${product}`}${kind && `&kind=${kind}`}`;

/** What the reader has narrowed the search to, as a part of an address; nothing where there is none. */
const chosen = (name: 'product' | 'kind', root = '') => {
  const value = `${root}.${name === 'product' ? 'Only' : 'Kind'}`;
  return `${fill(`if ${value}`)}&${name}=${fill(value)}${end}`;
};

function Choice({ label, href, count, is }: { label: string; href: string; count: string; is: string }) {
  return (
    <a href={href} aria-current={`${fill(`if ${is}`)}true${fill('else')}false${end}` as 'true'}>
      {label}
      <span className={Class.SearchCount}>{count}</span>
    </a>
  );
}

/** Products and kinds as links, each with how many results it has. */
function Rail() {
  const say = useMessages();
  const { products } = useSite();
  return (
    <div className={Class.SearchRail}>
      <p className={Class.SearchRailTitle}>{say('Product')}</p>
      <nav className={Class.SearchChoices} aria-label={say('Products')}>
        <Choice label={say('All products')} href={asking({}) + chosen('kind')} count={fill('.All')} is="not .Only" />
        {(products ?? []).map(({ id, label }) => (
          <Choice
            key={id}
            label={label}
            href={asking({ product: id }) + chosen('kind')}
            count={fill(`index .ByProduct \`${id}\``)}
            is={`eq .Only \`${id}\``}
          />
        ))}
      </nav>
      <p className={Class.SearchRailTitle}>{say('Kind')}</p>
      <nav className={Class.SearchChoices} aria-label={say('Kind')}>
        <Choice
          label={say('Everything')}
          href={asking({}) + chosen('product')}
          count={fill('.Everything')}
          is="not .Kind"
        />
        {groupNames.map((name) => (
          <React.Fragment key={name}>
            {fill(`if or (index .Kinds \`${name}\`) (eq .Kind \`${name}\`)`)}
            <Choice
              label={say(groupTitles[name])}
              href={asking({ kind: name }) + chosen('product')}
              count={fill(`index .Kinds \`${name}\``)}
              is={`eq .Kind \`${name}\``}
            />
            {end}
          </React.Fragment>
        ))}
      </nav>
    </div>
  );
}

/** The labels of the product and the group of a hit, which hits of one page do not repeat. */
function ProductOfHit() {
  const { products } = useSite();
  return (
    <>
      {fill('if not .Placed')}
      <span className={Class.Label}>
        {(products ?? []).map(({ id, label }) => fill(`if eq .Product \`${id}\``) + label + end).join('')}
        {fill('if .Group')}
        <small>{fill('.Group')}</small>
        {end}
      </span>
      {end}
    </>
  );
}

/** The sign of a hit: sections stand among pages where their page is no hit, and below it where it is. */
function HitSign({ group }: { group: GroupName }) {
  if (group !== 'pages') return <Sign name={iconOf[group]} />;
  return (
    <>
      {fill('if .Section')}
      <Sign name="section" />
      {fill('else')}
      <Sign name="page" />
      {end}
    </>
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
        <HitSign group={name} />
        {name === 'props' ? <Facts /> : <Lines name={name} />}
        <ProductOfHit />
      </a>
      {end}
      {fill('if .More')}
      <a
        className={`${Class.SearchHit} ${Class.SearchMore}`}
        href={asking({ root: '$', kind: name }) + chosen('product', '$')}
      >
        <Sign name="all" />
        <span className={Class.SearchTitle}>{say(groupWholes[name], { count: fill('.Count') })}</span>
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
      <span className={Class.SearchType}>
        {fill('.Type')}
        {fill('if .Members')}
        <u>{fill('.Members')}</u>
        {end}
      </span>
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
        <bdi>
          <Marked of="Excerpt" />
        </bdi>
      </span>
      {end}
    </>
  );
}

/** That nothing was found, with the product where the search stayed in one. */
function Nothing() {
  const say = useMessages();
  const { products } = useSite();
  const query = fill('.Query');
  const inProduct = (products ?? [])
    .map(({ id, label }, i) => {
      const text = say('Nothing for “{query}” in {product}.', { query, product: label });
      return fill(`${i > 0 ? 'else ' : ''}if eq .Only \`${id}\``) + text;
    })
    .join('');
  const anywhere = say('Nothing for “{query}”.', { query });
  return (
    <p className={Class.SearchSayTitle}>{inProduct ? `${inProduct}${fill('else')}${anywhere}${end}` : anywhere}</p>
  );
}

/** The word that was perhaps meant leads to its own answer. */
function Meant() {
  const say = useMessages();
  const [before, after] = say('Did you mean {query}?', { query: '\n' }).split('\n');
  return (
    <p>
      {before}
      <a className={Class.SearchMeant} href={`?q=${fill('.Meant')}${chosen('product')}`}>
        {fill('.Meant')}
      </a>
      {`${after} `}
      {fill('if eq .Total 1')}
      {say('1 result')}
      {fill('else')}
      {say('{count} results', { count: fill('.Total') })}
      {end}
    </p>
  );
}

/** Ways on from where nothing is. */
function WaysOn() {
  const say = useMessages();
  const { products } = useSite();
  const home = (products ?? []).map(({ id, home }) => fill(`if eq .Only \`${id}\``) + home + end).join('');
  const otherwise = products?.[0]?.home;
  return (
    <div className={Class.SearchActions}>
      {fill('if .Kind')}
      {fill('if .Everything')}
      <a className={Class.Button} href={asking({}) + chosen('product')}>
        {say('Show everything')}
      </a>
      {end}
      {end}
      {fill('if .Elsewhere')}
      <a className={Class.Button} href={asking({}) + chosen('kind')}>
        {say('Show {count} in all products', { count: fill('.Elsewhere') })}
      </a>
      {end}
      {otherwise !== undefined && (
        <a className={Class.Button} href={`${home}${fill('if not .Only')}${otherwise}${end}`}>
          {say('Browse components')}
        </a>
      )}
    </div>
  );
}

/** What was found is counted in words; what to try where nothing was. */
function Outcome() {
  const say = useMessages();
  const query = fill('.Query');
  return (
    <div className={Class.SearchSay}>
      {fill('if eq .Total 0')}
      <Nothing />
      <p>{say('Try fewer, shorter words: the search reads headings, props, classes and text.')}</p>
      <WaysOn />
      {fill('else if .Meant')}
      <p className={Class.SearchSayTitle}>{say('Nothing for “{query}”.', { query })}</p>
      <Meant />
      {fill('else if eq .Total 1')}
      <p>{say('1 result for “{query}”', { query })}</p>
      {fill('else')}
      <p>{say('{count} results for “{query}”', { count: fill('.Total'), query })}</p>
      {end}
    </div>
  );
}

/** The pages before and behind one of a group that is shown whole. */
function Paging() {
  const say = useMessages();
  const href = (page: string) => `${asking({})}${chosen('product')}${chosen('kind')}&page=${fill(page)}`;
  return (
    <>
      {fill('if or .Previous .Next')}
      <nav className={`${Class.SearchActions} ${Class.SearchPaging}`} aria-label={say('Results')}>
        {fill('if .Previous')}
        <a className={Class.Button} href={href('.Previous')} rel="prev">
          {say('Previous')}
        </a>
        {end}
        {fill('if .Next')}
        <a className={Class.Button} href={href('.Next')} rel="next">
          {say('Next')}
        </a>
        {end}
      </nav>
      {end}
    </>
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
          {fill('range .Groups')}
          {groupNames.map((name) => (
            <React.Fragment key={name}>
              {fill(`if eq .Name \`${name}\``)}
              <Group name={name} />
              {end}
            </React.Fragment>
          ))}
          {end}
          <Paging />
        </div>
      </div>
      {end}
      {fill('finish')}
    </div>
  );
}
