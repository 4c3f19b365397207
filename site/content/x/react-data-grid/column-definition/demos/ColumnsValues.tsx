import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Item {
  id: number;
  name: string;
  amount: number;
  price: number;
}

const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const columns: GridColDef<Item>[] = [
  { field: 'name', headerName: 'Item', flex: 1 },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: ({ row }) => row.amount * row.price,
    valueFormatter: ({ value }) => euro.format(value),
  },
];

const rows: Item[] = [
  { id: 1, name: 'Plywood', amount: 6, price: 31.5 },
  { id: 2, name: 'Screws', amount: 2, price: 8.9 },
];

export default function ColumnsValues() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Items of the order"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
