import { Class, data, ProseElement, type ReferenceData } from 'vitrine/engine';

export default function Reference({ section, label, rows, groups }: ReferenceData) {
  return (
    <div className={`${Class.Reference} ${Class.Ui}`} {...data({ section })}>
      <dl aria-label={label}>
        {(rows ?? []).map(({ id, name, text }) => (
          <div className={Class.Row} key={id} id={id}>
            <dt>{name}</dt>
            <ProseElement as="dd" text={text} />
          </div>
        ))}
        {(groups ?? []).map(({ label: from, count }) => (
          <div key={from}>
            <dt>{from}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
