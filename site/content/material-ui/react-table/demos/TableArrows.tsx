import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel, { tableSortLabelClasses } from '@mui/material/TableSortLabel';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

type Key = 'town' | 'people';

const towns: Record<Key, string | number>[] = [
  { town: 'Ahrensfeld', people: 4200 },
  { town: 'Brook', people: 18300 },
  { town: 'Cliffside', people: 960 },
];

export default function TableArrows() {
  const [by, setBy] = React.useState<Key>('town');
  const sorted = [...towns].sort((a, b) => (a[by] < b[by] ? -1 : 1));

  const label = (key: Key, text: string) => (
    <TableSortLabel
      active={by === key}
      onClick={() => setBy(key)}
      IconComponent={ExpandMoreIcon}
      sx={{ [`& .${tableSortLabelClasses.icon}`]: { opacity: 0.4 } }}
    >
      {text}
    </TableSortLabel>
  );

  return (
    <TableContainer component={Paper} sx={{ maxWidth: 360 }}>
      <Table size="small" aria-label="Towns">
        <TableHead>
          <TableRow>
            <TableCell sortDirection={by === 'town' ? 'asc' : false}>
              {label('town', 'Town')}
            </TableCell>
            <TableCell align="right" sortDirection={by === 'people' ? 'asc' : false}>
              {label('people', 'People')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((row) => (
            <TableRow key={row.town}>
              <TableCell component="th" scope="row">
                {row.town}
              </TableCell>
              <TableCell align="right">{row.people}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
