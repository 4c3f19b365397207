import { Cards, Class, Icon, Id, Section, useMessages, type PageData, type Site } from '../../engine';

/** The page that hosts answer with where there is none. */
export const isNotFound = ({ path }: PageData) => path === '/404/';

/**
 * What somebody sees who followed a dead link: the address, a search for its words, the nearest pages, all products.
 * The server fills in what depends on the address; where none does, a script.
 */
export function NotFound({ site, page }: { site: Site; page: PageData }) {
  const say = useMessages();
  const products = site.products ?? [];
  return (
    <>
      <header className={`head lost ${Class.Ui}`}>
        <p className={Class.Label}>404</p>
        <h1>{page.title}</h1>
        <p className="address" id={Id.LostAddress} hidden>
          <code dir="ltr" />
        </p>
        <form className="lookup" role="search" action="/search/">
          <input
            type="search"
            id={Id.LostQuery}
            name="q"
            defaultValue=""
            autoComplete="off"
            aria-label={say('Search')}
          />
          <button className={Class.Button}>
            <Icon name="search" />
            {say('Search')}
          </button>
        </form>
        {page.leadHtml && <p className="lead" dangerouslySetInnerHTML={{ __html: page.leadHtml }} />}
      </header>
      <section className={`near ${Class.Ui}`} id={Id.LostNear} aria-labelledby="nearest" hidden>
        <h2 id="nearest">{say('Nearest pages')}</h2>
        <ul className={`cards ${Class.Ui}`} id={Id.LostPages} />
        <template
          id={Id.LostPage}
          // React renders no children into a template's content.
          dangerouslySetInnerHTML={{ __html: card }}
        />
      </section>
      {(page.sections ?? []).map((section, index) =>
        section.blocks?.length ? <Section key={section.id || index} {...section} /> : null,
      )}
      {products.length > 1 && (
        <section className={`near ${Class.Ui}`} aria-labelledby="all-products">
          <h2 id="all-products">{say('Products')}</h2>
          <Cards
            entries={products.map(({ label, home, version }) => ({ title: label, href: home, description: version }))}
          />
        </section>
      )}
    </>
  );
}

/** One of the nearest pages, as all cards are. */
const card =
  `<li class="card ${Class.Ui}"><span class="${Class.Label}">{product}</span><a href="{href}"><strong>{title}</strong></a>` +
  '<p><code dir="ltr">{href}</code></p><p>{about}</p></li>';
