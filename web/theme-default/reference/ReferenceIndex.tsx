import { Class, data, Icon, type IndexEntry, type IndexGroup } from '../../engine';
import { Filter, NoHits, type Facet } from './Filter';

const kinds: readonly { value: string; label: string; word: string }[] = [
  { value: 'component', label: 'Components', word: '' },
  { value: 'hook', label: 'Hooks', word: 'hook' },
  { value: 'interface', label: 'Interfaces', word: 'interface' },
  { value: 'values', label: 'Lists', word: 'list' },
];

/** The entries of a product's reference, one line each, in groups that fold. */
export function ReferenceIndex({ groups }: { groups: readonly IndexGroup[] }) {
  const entries = groups.flatMap(({ entries }) => entries ?? []);
  const facets = kinds
    .map(({ value, label }): Facet => ({ value, label, count: entries.filter(({ kind }) => kind === value).length }))
    .filter(({ count }) => count > 0);
  const own = entries[0]?.package;
  const weighed = entries.some(({ bytes }) => bytes);
  return (
    <div
      className={`index ${Class.Ui}`}
      data-packages={entries.some((entry) => entry.package !== own) ? '' : undefined}
      data-prereleases={entries.some(({ since }) => since.includes('-')) ? '' : undefined}
    >
      <div className="index-bar scripted">
        <Filter
          label="Filter by name or purpose"
          count={`${entries.length} entries`}
          facets={facets.length > 1 ? [{ value: '', label: 'All', count: entries.length }, ...facets] : []}
        />
      </div>
      <NoHits />
      <div className={`index-columns ${Class.Label}`} aria-hidden="true">
        <span>Name</span>
        <span className="purpose">What it is</span>
        <span className="kind">Kind</span>
        <span className="package">Package</span>
        <span className="since">Since</span>
        <span className="props">Props</span>
        <span className="bytes">kB</span>
        <span />
      </div>
      {groups.map((group) => (
        <details className="index-group" key={group.id} id={group.id} open>
          <summary>
            <h2>{group.title}</h2>
            <span className={Class.Label}>{group.entries?.length}</span>
            <Icon name="next" flip />
          </summary>
          <ul {...data({ filtered: true })}>
            {(group.entries ?? []).map((entry, index) => (
              <Line key={entry.href} entry={entry} stem={stemOf(group.entries!, index)} own={own} />
            ))}
          </ul>
        </details>
      ))}
      {weighed && (
        <p className={`index-note ${Class.Label}`}>
          kB: one import alone, minified, Brotli. The bar ends at {scale / 1000}.
        </p>
      )}
    </div>
  );
}

/** What a bar of full length stands for. */
const scale = 40_000;

/** The name of an entry above that this one begins with: it is told quietly. */
function stemOf(entries: readonly IndexEntry[], index: number): string {
  const { name } = entries[index]!;
  const stem = entries
    .slice(0, index)
    .findLast((above) => /^[A-Z0-9]/.test(name.slice(above.name.length)) && name.startsWith(above.name));
  return stem?.name ?? '';
}

function Line({ entry, stem, own }: { entry: IndexEntry; stem: string; own: string | undefined }) {
  const { name, href, kind, text, since, props, bytes, deprecated } = entry;
  return (
    <li {...data({ kinds: kind })}>
      <a href={href}>
        <code className={stem ? 'has-stem' : undefined}>
          {stem && <span className="stem">{stem}</span>}
          {name.slice(stem.length)}
        </code>
        <span className="purpose">{deprecated ? `Deprecated. ${text}` : text}</span>
        <span className="kind">{kinds.find(({ value }) => value === kind)?.word}</span>
        <span className={entry.package === own ? 'package' : 'package other'}>
          {entry.package.replace(/^.*\//, '')}
        </span>
        <span className="since">{since && <bdi dir="ltr">{since}</bdi>}</span>
        <span className="props">
          {props > 0 && (
            <>
              {props}
              <span className={Class.VisuallyHidden}>{props === 1 ? ' prop' : ' props'}</span>
            </>
          )}
        </span>
        <span className="bytes">{bytes > 0 && (bytes / 1000).toFixed(1)}</span>
        {bytes > 0 && (
          <svg className="bar-of" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 1h${Math.min(100, Math.round((bytes / scale) * 100))}`} />
          </svg>
        )}
      </a>
    </li>
  );
}
