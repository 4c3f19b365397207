import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });

const columns: GridColDef[] = [
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  {
    field: 'sum',
    headerName: 'Sum',
    type: 'number',
    flex: 1,
    minWidth: 100,
    valueFormatter: ({ value }) => money.format(value),
  },
];

const rows = [
  { id: 1, due: new Date(2026, 2, 4), sum: 1280 },
  { id: 2, due: new Date(2026, 2, 18), sum: 96.5 },
  { id: 3, due: new Date(2026, 3, 1), sum: 430 },
  { id: 4, due: new Date(2026, 3, 22), sum: 2015.75 },
];

export default function WallDates() {
  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Invoices"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
