import { ScrollTable } from 'vitrine/theme';

interface GridEvent {
  name: string;
  prop?: string;
  handler: string;
}

/** The events of the installed grid, each with the prop for it and the signature of its handlers. */
export default function GridEvents({
  generated,
}: {
  generated: { data: GridEvent[] };
}) {
  return (
    <div className="prose ui">
      <ScrollTable label="Events of the grid" head={['Event', 'Prop', 'Handler']}>
        {generated.data.map(({ name, prop, handler }) => (
          <tr key={name} id={`event-${name}`}>
            <td>
              <code>{name}</code>
            </td>
            <td>{prop ? <code>{prop}</code> : 'none'}</td>
            <td>
              <code>{handler}</code>
            </td>
          </tr>
        ))}
      </ScrollTable>
    </div>
  );
}
