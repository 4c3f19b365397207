import type { TableProps } from '../../engine';

/** A table of a component, as tables of pages look: it scrolls by itself where it is wider than the page. */
export function ScrollTable({ label, head, children }: TableProps) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="grid">
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
