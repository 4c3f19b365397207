import type { PartProps } from 'vitrine/engine';

export default function Numbers({ numbers }: PartProps['Numbers']) {
  return (
    <dl>
      {(numbers ?? []).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
