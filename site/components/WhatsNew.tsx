import type { Site } from 'vitrine/engine';
import type { Changed } from '../generators/changes';
import { subject, summary, words, type Change } from './changes';

interface WhatsNewProps {
  site: Site;
  generated: { data: Changed[] };
  /** A product: all changes of its newest releases; without one the newest release of each. */
  of?: string;
  /** The newest release of each product of a category. */
  category?: string;
}

/** Rows of one product. */
const most = 8;

/** What is new in the documented versions, out of their history. */
export default function WhatsNew({ site, generated, of, category }: WhatsNewProps) {
  if (of) {
    const changed = generated.data.find(({ product }) => product === of);
    return <List {...changed!} />;
  }
  const newest = generated.data
    .map(({ product, overview, releases }) => ({
      product: site.products?.find(({ id }) => id === product),
      overview,
      release: releases[0],
    }))
    .filter(({ product }) => !category || product?.category === category)
    .flatMap(({ product, overview, release }) =>
      release ? [{ label: product?.label ?? '', overview, release }] : [],
    );
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
