import * as React from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'water', headerName: 'Water', width: 90 },
  { field: 'level', headerName: 'Level, m', type: 'number', width: 100 },
];

const rows = [
  { id: 1, station: 'North mole', water: 'Tidal', level: 4.82 },
  { id: 2, station: 'Ferry steps', water: 'Tidal', level: 4.65 },
  { id: 3, station: 'Harbor mouth', water: 'Tidal', level: 4.31 },
  { id: 4, station: 'Salt bridge', water: 'Brackish', level: 3.94 },
];

const sizes = { rowHeight: 36, columnHeaderHeight: 40 };

/** The grid measures its box before it draws rows: until then the same rows stand in a table. */
export default function WallGrid() {
  const [measured, setMeasured] = React.useState(false);
  React.useEffect(() => setMeasured(true), []);
  return (
    <Box sx={{ width: '100%', height: 42 + rows.length * sizes.rowHeight }}>
      {measured ? (
        <DataGrid
          {...sizes}
          aria-label="Water levels"
          hideFooter
          disableColumnMenu
          rows={rows}
          columns={columns}
        />
      ) : (
        <Rows />
      )}
    </Box>
  );
}

const cell = { px: 1.25, py: 0, whiteSpace: 'nowrap' };

const Rows = () => (
  <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, height: '100%' }}>
    <Table aria-label="Water levels" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow sx={{ height: sizes.columnHeaderHeight }}>
          {columns.map(({ field, headerName, type, width }) => (
            <TableCell
              key={field}
              align={type === 'number' ? 'right' : undefined}
              sx={{ ...cell, width, boxSizing: 'border-box' }}
            >
              {headerName}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, station, water, level }) => (
          <TableRow
            key={id}
            sx={{ height: sizes.rowHeight, '&:last-child td': { border: 0 } }}
          >
            <TableCell sx={cell}>{station}</TableCell>
            <TableCell sx={cell}>{water}</TableCell>
            <TableCell sx={cell} align="right">
              {level}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
