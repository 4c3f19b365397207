import { Badges, Cards, Class, type CardEntry, type IndexGroup, type NavEntry } from '../../engine';
import { ReferenceIndex } from '../reference/ReferenceIndex';

/** Pages to choose from, each with what it says of itself. Labels of the navigation become headings. */
export function Pages({ entries, index }: { entries: readonly NavEntry[]; index?: readonly IndexGroup[] | null }) {
  if (index?.length) {
    return <ReferenceIndex groups={index} />;
  }
  const loose = entries.filter(({ subheader }) => !subheader);
  return (
    <div className={`gallery ${Class.Ui}`}>
      {loose.length > 0 && <Cards entries={loose} />}
      {entries
        .filter(({ subheader }) => subheader)
        .map(({ title, subheader, children }) => (
          <section key={subheader} aria-labelledby={galleryId(subheader!)}>
            <h2 className="t" id={galleryId(subheader!)}>
              {title}
            </h2>
            <Cards entries={children ?? []} />
          </section>
        ))}
    </div>
  );
}

/** The id of a label's heading; the build enters the same one into the contents. */
export const galleryId = (subheader: string) =>
  subheader
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

export function CardList({ entries }: { entries: readonly CardEntry[] }) {
  return (
    <ul className={`cards ${Class.Ui}`}>
      {entries.map((entry) => (
        <li className={`card ${Class.Ui}`} key={entry.title + entry.href}>
          <a href={entry.href}>
            <strong>{entry.title}</strong>
            <Badges of={entry} />
          </a>
          {entry.description && <p>{entry.description}</p>}
          {!entry.description && entry.children && <p>{entry.children.map(({ title }) => title).join(', ')}</p>}
        </li>
      ))}
    </ul>
  );
}
