import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rowHeight = 33;
const viewHeight = 320;
const spare = 5;

const ships = [
  'Avocet',
  'Curlew',
  'Fulmar',
  'Gannet',
  'Kittiwake',
  'Petrel',
  'Tern',
];
const cargoes = ['Barley', 'Timber', 'Salt', 'Roof slates', 'Granite', 'Mail'];

const entries = Array.from({ length: 10000 }, (_, index) => ({
  number: index + 1,
  ship: ships[(index * 5 + Math.floor(index / 7)) % ships.length],
  cargo: cargoes[(index * 7 + Math.floor(index / 11)) % cargoes.length],
  tons: 20 + ((index * 37) % 160),
}));

/** The rows near the scroll position, and what is above and below them. */
function useWindow(count: number) {
  const [top, setTop] = React.useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.min(count, Math.ceil((top + viewHeight) / rowHeight) + spare);
  return {
    first,
    last,
    onScroll: (event: React.UIEvent<HTMLElement>) =>
      setTop(event.currentTarget.scrollTop),
  };
}

function Space({ rows }: { rows: number }) {
  return rows > 0 ? <tr aria-hidden style={{ height: rows * rowHeight }} /> : null;
}

interface EntryRowProps {
  entry: (typeof entries)[number];
}

function EntryRow({ entry }: EntryRowProps) {
  return (
    <TableRow aria-rowindex={entry.number + 1} sx={{ height: rowHeight }}>
      <TableCell component="th" scope="row">
        {entry.number}
      </TableCell>
      <TableCell>{entry.ship}</TableCell>
      <TableCell>{entry.cargo}</TableCell>
      <TableCell align="right">{entry.tons}</TableCell>
    </TableRow>
  );
}

function Head() {
  return (
    <TableHead>
      <TableRow aria-rowindex={1}>
        <TableCell>Entry</TableCell>
        <TableCell>Ship</TableCell>
        <TableCell>Cargo</TableCell>
        <TableCell align="right">Tons</TableCell>
      </TableRow>
    </TableHead>
  );
}

const scroller = {
  component: Paper,
  role: 'region',
  'aria-label': 'Harbor log',
  tabIndex: 0,
  sx: { height: viewHeight, maxWidth: 520 },
};

export default function TableVirtual() {
  const { first, last, onScroll } = useWindow(entries.length);

  return (
    <TableContainer {...scroller} onScroll={onScroll}>
      <Table size="small" stickyHeader aria-rowcount={entries.length + 1}>
        <Head />
        <TableBody>
          <Space rows={first} />
          {entries.slice(first, last).map((entry) => (
            <EntryRow key={entry.number} entry={entry} />
          ))}
          <Space rows={entries.length - last} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
