import { ProseElement, type TableData } from 'vitrine/engine';

export default function Table({ label, head, rows }: TableData) {
  return (
    <div className="plain-table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead>
          <tr>
            {(head ?? []).map(({ text }, index) => (
              <ProseElement as="th" scope="col" key={index} text={text} />
            ))}
          </tr>
        </thead>
        <tbody>
          {(rows ?? []).map((cells, row) => (
            <tr key={row}>
              {(cells ?? []).map(({ text }, index) => (
                <ProseElement as="td" key={index} text={text} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
