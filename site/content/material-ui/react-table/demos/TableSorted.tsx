import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

interface River {
  name: string;
  length: number;
}

const rivers: River[] = [
  { name: 'Danube', length: 2850 },
  { name: 'Ebro', length: 910 },
  { name: 'Loire', length: 1012 },
  { name: 'Rhine', length: 1233 },
];

const columns: { key: keyof River; label: string }[] = [
  { key: 'name', label: 'River' },
  { key: 'length', label: 'Length (km)' },
];

function compare(a: River, b: River, key: keyof River) {
  if (a[key] === b[key]) {
    return 0;
  }
  return a[key] < b[key] ? -1 : 1;
}

export default function TableSorted() {
  const [by, setBy] = React.useState<keyof River>('name');
  const [order, setOrder] = React.useState<'asc' | 'desc'>('asc');
  const sorted = [...rivers].sort((a, b) =>
    order === 'asc' ? compare(a, b, by) : compare(b, a, by),
  );

  const sortBy = (key: keyof River) => {
    setOrder(key === by && order === 'asc' ? 'desc' : 'asc');
    setBy(key);
  };

  return (
    <TableContainer component={Paper} sx={{ maxWidth: 420 }}>
      <Table aria-label="Rivers">
        <TableHead>
          <TableRow>
            {columns.map(({ key, label }) => (
              <TableCell
                key={key}
                align={key === 'length' ? 'right' : 'left'}
                sortDirection={key === by ? order : false}
              >
                <TableSortLabel
                  active={key === by}
                  direction={key === by ? order : 'asc'}
                  onClick={() => sortBy(key)}
                >
                  {label}
                </TableSortLabel>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((river) => (
            <TableRow key={river.name}>
              <TableCell component="th" scope="row">
                {river.name}
              </TableCell>
              <TableCell align="right">{river.length}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
