import { Class, data, Icon } from '../../engine';

export interface Facet {
  value: string;
  label: string;
  count: number;
}

/**
 * The field that filters the rows of a page, and buttons for kinds of them. The page is complete without scripts, so
 * without scripts there is none. Escape clears it, a slash leads to it.
 */
export function Filter({ label, count, facets = [] }: { label: string; count: string; facets?: readonly Facet[] }) {
  return (
    <>
      <label className="filter scripted">
        <Icon name="search" />
        <span className={Class.VisuallyHidden}>{label}</span>
        <input type="search" placeholder={label} autoComplete="off" spellCheck={false} {...data({ filter: true })} />
        <span className={Class.Label} role="status" dir="auto" {...data({ hits: true })}>
          {count}
        </span>
        <kbd aria-hidden="true">/</kbd>
      </label>
      <p className={`${Class.Label} unscripted`}>{count}</p>
      {facets.length > 1 && (
        <div className="facets scripted" role="group" aria-label="Show only">
          {facets.map(({ value, label, count }, index) => (
            <button key={value} type="button" value={value} aria-pressed={!index} {...data({ facet: true })}>
              {label} <span className={Class.Label}>{count}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** Stands where nothing is left. */
export function NoHits() {
  return (
    <p className="no-hits" hidden {...data({ noHits: true })}>
      Nothing here matches. Escape clears the filter.
    </p>
  );
}
