import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 100 },
  { field: 'phone', headerName: 'Phone', width: 100 },
];

const orders = [
  { id: 71, customer: 'Alder & Sons', city: 'Graz', phone: '555-0171' },
  { id: 72, customer: 'Birch Mill', city: 'Linz', phone: '555-0172' },
  { id: 73, customer: 'Cedar Works', city: 'Graz', phone: '555-0173' },
];

export default function GridGestures() {
  const [rows, setRows] = React.useState(orders);
  const [done, setDone] = React.useState('Nothing yet');

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        autoHeight
        hideFooter
        disableColumnMenu
        rows={rows}
        columns={columns}
        onRowDoubleClick={({ id }) => setDone(`Order ${id} opened`)}
        onCellClick={({ field, row }) => {
          if (field === 'phone') setDone(`Calling ${row.phone}`);
        }}
        onCellDoubleClick={({ field, value }, event) => {
          if (field !== 'city') return;
          event.stopPropagation();
          setDone(`Orders from ${value}`);
        }}
        onCellKeyDown={({ id }, event) => {
          if (event.key !== 'Delete') return;
          event.defaultMuiPrevented = true;
          setRows(rows.filter((row) => row.id !== id));
          setDone(`Order ${id} removed`);
        }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {done}
      </Typography>
    </Box>
  );
}
