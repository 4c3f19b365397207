import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  {
    field: 'total',
    headerName: 'Total (€)',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => value.toFixed(2),
  },
];

const customers = ['Amara Diallo', 'Kenji Mori', 'Lucía Vega', 'Jonas Berg'];
const cities = ['Dakar', 'Osaka', 'Sevilla', 'Bergen', 'Lyon', 'Porto'];

const orders = Array.from({ length: 240 }, (_, index) => ({
  id: 1001 + index,
  customer: customers[(index * 7) % customers.length],
  city: cities[(index * 5) % cities.length],
  date: new Date(2024, 0, 2 + index),
  items: 1 + ((index * 3) % 8),
  total: 19.9 + ((index * 37) % 480),
}));

export default function PaginationControlled() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 8 });

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        autoHeight
        hideFooter
        density="compact"
        rows={orders}
        columns={columns}
        pageSizeOptions={[8]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
      <Pagination
        sx={{ mt: 1 }}
        count={Math.ceil(orders.length / model.pageSize)}
        page={model.page + 1}
        onChange={(_event, page) => setModel({ ...model, page: page - 1 })}
      />
    </Box>
  );
}
