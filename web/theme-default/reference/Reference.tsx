import { Definitions } from './Definitions';
import { Door } from './Door';
import { Filter, NoHits, type Facet } from './Filter';
import { Origins } from './Origins';
import { Since } from './Since';
import { Try } from './Try';
import { Class, data, Icon, ProseElement, type Origin, type ReferenceData, type ReferenceRow } from '../../engine';

const displays = [
  { value: 'collapsed', label: 'Names', icon: 'menu' },
  { value: 'expanded', label: 'List', icon: 'rows' },
  { value: 'table', label: 'Table', icon: 'table' },
] as const;

/** A list of a reference page. One DOM for all three displays: an attribute of the document restyles it. */
export function Reference(list: ReferenceData) {
  const rows = list.rows ?? [];
  if (list.groups?.length) {
    const inherited = list.groups.reduce((sum, { count }) => sum + count, 0);
    return (
      <div className={Class.Ui}>
        {list.filter && (
          <div className="reference-head">
            <Filter label="Filter by name, type or text" count={`${inherited} inherited props`} />
          </div>
        )}
        {list.filter && <NoHits />}
        <Origins id={list.id} groups={list.groups as Origin[]} />
        <Definitions of={list.definitions ?? []} />
      </div>
    );
  }
  return (
    <>
      {list.door && <Door {...list.door} />}
      <div
        className={`${Class.Reference} ${Class.Ui}`}
        {...data({ section: list.section })}
        data-types={list.types ? '' : undefined}
        data-rules={list.rules ? '' : undefined}
      >
        <div className="reference-head">
          {list.filter ? (
            <Filter label="Filter by name, type or text" count={countOf(list.word, rows)} facets={facetsOf(rows)} />
          ) : (
            <p className={Class.Label}>{countOf(list.word, rows)}</p>
          )}
          {list.switch && <Displays of={list.label} />}
        </div>
        {list.filter && <NoHits />}
        <div className="rows-frame">
          <div className={`${Class.Row} columns`} aria-hidden="true">
            <span>{list.word}</span>
            {list.types && <span>Type</span>}
            {list.rules && <span>Rule name</span>}
            <span>Description</span>
            {list.types && <span>Default</span>}
          </div>
          <dl className="rows" aria-label={list.label} {...data({ filtered: true })}>
            {rows.map((row) => (
              <Row key={row.id} row={row} types={list.types} rules={list.rules} />
            ))}
          </dl>
        </div>
        <Definitions of={list.definitions ?? []} />
      </div>
    </>
  );
}

/** The choice of displays, kept for the reader. */
function Displays({ of }: { of: string }) {
  return (
    <div className="views" role="group" aria-label={`Display of ${of}`}>
      {displays.map(({ value, label, icon }) => (
        <button key={value} type="button" {...data({ display: value })} aria-pressed={value === 'expanded'}>
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}

/** What readers look for among many rows. */
const kinds: readonly {
  value: string;
  label: string;
  has: (row: ReferenceRow) => boolean;
}[] = [
  { value: 'required', label: 'Required', has: ({ note }) => note === 'Required' },
  { value: 'event', label: 'Events', has: ({ name }) => /^on[A-Z]/.test(name) },
  { value: 'deprecated', label: 'Deprecated', has: ({ deprecated }) => deprecated },
];

/** Kinds that some rows are of and others are not. */
function facetsOf(rows: readonly ReferenceRow[]): Facet[] {
  const found = kinds
    .map(({ value, label, has }) => ({
      value,
      label,
      count: rows.filter(has).length,
    }))
    .filter(({ count }) => count > 0 && count < rows.length);
  return [{ value: '', label: 'All', count: rows.length }, ...found];
}

const kindsOf = (row: ReferenceRow) =>
  kinds
    .filter(({ has }) => has(row))
    .map(({ value }) => value)
    .join(' ') || undefined;

function countOf(word: string, rows: readonly ReferenceRow[]) {
  const required = rows.filter(({ note }) => note === 'Required').length;
  const plural = word.endsWith('y') ? `${word.slice(0, -1)}ies` : word === 'Class' ? 'Classes' : `${word}s`;
  const count = `${rows.length} ${(rows.length === 1 ? word : plural).toLowerCase()}`;
  return required > 0 && required < rows.length ? `${count}, ${required} required` : count;
}

function Row({ row, types, rules }: { row: ReferenceRow; types: boolean; rules: boolean }) {
  const note = row.deprecated ? 'Deprecated' : row.note;
  return (
    <div
      className={row.deprecated ? `${Class.Row} is-deprecated` : Class.Row}
      id={row.id}
      {...data({ kinds: kindsOf(row) })}
    >
      <dt>
        <a href={`#${row.id}`}>
          <code>{row.name}</code>
        </a>
        {note && (
          <span className={`need ${row.deprecated ? 'gone' : row.note === 'Required' ? 'must' : ''}`}>{note}</span>
        )}
        <Since row={row} />
        <Try row={row} />
        <button type="button" className={Class.More} aria-expanded="false" aria-label={`Details of ${row.name}`}>
          <Icon name="next" />
        </button>
      </dt>
      <dd>
        {(row.type ?? []).length > 0 && <Type arms={row.type!} />}
        {rules && <span className="rule">{row.rule && <code>{row.rule}</code>}</span>}
        <div className="about">
          <About row={row} />
        </div>
        {types && row.default && (
          <span className="default">
            <span className="default-label">default </span>
            <code>{row.default}</code>
          </span>
        )}
      </dd>
    </div>
  );
}

function Type({ arms }: { arms: readonly string[] }) {
  return (
    <code className="type">
      {arms
        .map((arm, index) => <span key={arm} dangerouslySetInnerHTML={{ __html: index ? `<i>|</i> ${arm}` : arm }} />)
        .reduce<React.ReactNode[]>((all, arm, index) => (index ? [...all, ' ', arm] : [arm]), [])}
    </code>
  );
}

function About({ row }: { row: ReferenceRow }) {
  return (
    <>
      {row.class && row.class !== row.name && (
        <p>
          <code>{row.class}</code>
        </p>
      )}
      {row.text.html && <ProseElement as="div" className="text" text={row.text} />}
      {row.reason.html && (
        <div className="deprecation">
          <Icon name="warn" />
          <ProseElement as="span" text={row.reason} />
        </div>
      )}
      {row.signature && (
        <p className="call">
          <code>{row.signature}</code>
        </p>
      )}
      {(row.arguments ?? []).length > 0 && (
        <ul className="arguments">
          {row.arguments!.map(({ name, text }) => (
            <li key={name}>
              <code>{name}</code> <ProseElement as="span" text={text} />
            </li>
          ))}
        </ul>
      )}
      {row.returns.html && (
        <p className="returns">
          Returns <ProseElement as="span" text={row.returns} />
        </p>
      )}
    </>
  );
}
