import type { ReferenceRow } from '../../engine';

/** Since when a row is there, and since when it is deprecated, where the history of the library's releases tells it. */
export function Since({ row }: { row: Pick<ReferenceRow, 'since' | 'deprecatedSince'> }) {
  return (
    <>
      {row.since && <span className="need">since {row.since}</span>}
      {row.deprecatedSince && <span className="need">deprecated since {row.deprecatedSince}</span>}
    </>
  );
}
