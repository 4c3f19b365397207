import { ProseElement, type Cell, type TableData } from '../../engine';

/** Cells align by class: the policy allows no style attribute in prose. */
const alignments: Record<string, string> = { end: 'num', center: 'mid' };
const classOf = ({ align }: Cell) => alignments[align ?? ''];

/** A table that scrolls by itself where it is wider than the page. */
export function Table({ label, head, rows }: TableData) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="grid">
        <thead>
          <tr>
            {(head ?? []).map((cell, index) => (
              <ProseElement as="th" key={index} scope="col" className={classOf(cell)} text={cell.text} />
            ))}
          </tr>
        </thead>
        {rows && (
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {(cells ?? []).map((cell, index) => (
                  <ProseElement as="td" key={index} className={classOf(cell)} text={cell.text} />
                ))}
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}
