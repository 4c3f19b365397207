import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Article', width: 90 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'color', headerName: 'Color', width: 90 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 100 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 90 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
];

const names = ['Desk lamp', 'Office chair', 'Bookcase', 'Coat rack', 'Side table'];
const colors = ['black', 'white', 'oak', 'green'];

const articles = Array.from({ length: 96 }, (_, index) => ({
  id: 4100 + index,
  name: names[index % names.length],
  color: colors[(index * 3) % colors.length],
  price: 29 + ((index * 23) % 210),
  stock: (index * 13) % 57,
  shelf: `${'ABCD'[index % 4]}${1 + (index % 12)}`,
}));

export default function PaginationSizes() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Articles"
        autoHeight
        density="compact"
        experimentalFeatures={{ ariaV7: true }}
        rows={articles}
        columns={columns}
        pageSizeOptions={[5, 10, { value: 100, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
