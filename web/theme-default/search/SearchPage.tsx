import { Class, data, SearchAnswer, useMessages, useSite } from '../../engine';

/**
 * The search as a page. Its script puts the search there; a server without it fills in the template. Where there is
 * neither, the page says so and leads to the products.
 */
export function SearchPage({ template }: { template: boolean }) {
  const say = useMessages();
  const { products } = useSite();
  return (
    <div className={`finder-place ${Class.Ui}`} {...data({ searchPage: true })}>
      {template ? (
        <SearchAnswer />
      ) : (
        <div className="unscripted">
          <p>{say('Searching on this host needs scripts, and they are off. Begin at one of these pages:')}</p>
          <ul>
            {(products ?? []).map(({ id, label, home }) => (
              <li key={id}>
                <a href={home}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
