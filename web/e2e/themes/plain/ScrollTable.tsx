import type { TableProps } from 'vitrine/engine';

export default function ScrollTable({ label, head, children }: TableProps) {
  return (
    <div className="plain-scroll" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
