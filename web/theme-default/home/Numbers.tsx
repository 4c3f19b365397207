import { Class, type NumbersData } from '../../engine';

/** Figures in a row. The label comes first for who listens, the value for who looks. */
export function Numbers({ numbers }: NumbersData) {
  return (
    <dl className={`numbers ${Class.Ui}`}>
      {(numbers ?? []).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
