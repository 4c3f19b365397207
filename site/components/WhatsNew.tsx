import type { Site } from 'vitrine/engine';
import type { Changed } from '../generators/changes';
import { subject, summary, words, type Change } from './changes';

interface WhatsNewProps {
  site: Site;
  generated: { data: Changed[] };
  /** A product: all changes of its newest releases; without one the newest release of each. */
  of?: string;
}

/** Rows of one product. */
const most = 8;

/** What is new in the documented versions, out of their history. */
export default function WhatsNew({ site, generated, of }: WhatsNewProps) {
  if (of) {
    const changed = generated.data.find(({ product }) => product === of);
    return <List {...changed!} />;
  }
  const newest = generated.data
    .filter(({ releases }) => releases.length > 0)
    .map(({ product, overview, releases }) => ({
      label: site.products?.find(({ id }) => id === product)?.label ?? product,
      overview,
      release: releases[0]!,
    }));
  return (
    <ul className="releases ui">
      {newest.map(({ label, overview, release }) => (
        <li key={label}>
          <p className="label">
            <span>{label}</span> <bdi dir="ltr">{release.version}</bdi>
          </p>
          <a href={overview}>{subject(release)}</a>
          <p>{summary(release)}.</p>
        </li>
      ))}
    </ul>
  );
}

function List({ overview, releases }: Changed) {
  const rows = releases
    .flatMap(({ version, changes }) =>
      changes.map((change) => ({ version, change })),
    )
    .slice(0, most);
  return (
    <ul className="changes ui">
      {rows.map(({ version, change }) => (
        <li key={version + change.kind + change.of + change.name}>
          <a href={overview}>
            <code dir="ltr">{nameOf(change)}</code>
          </a>
          <span>{words(change)}</span>
          <span className="label">
            <bdi dir="ltr">{version}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

const nameOf = ({ kind, name }: Change) =>
  kind === 'component' ? `<${name}>` : name;
