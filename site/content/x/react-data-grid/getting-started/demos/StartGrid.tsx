import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 140 },
  { field: 'price', headerName: 'Price', type: 'number', width: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, name: 'Reading lamp', price: 45, stock: 3 },
  { id: 2, name: 'Garden chair', price: 89, stock: 14 },
  { id: 3, name: 'Oak shelf', price: 230, stock: 0 },
];

export default function StartGrid() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid aria-label="Articles" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
