import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 150 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 90 },
];

const rows = [
  { id: 1, book: 'Knots and hitches', shelf: 'A3', loans: 61 },
  { id: 2, book: 'A field guide to moss', shelf: 'B1', loans: 24 },
  { id: 3, book: 'Bread at home', shelf: 'A7', loans: 140 },
];

export default function GridToolbarDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Books"
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
        disableDensitySelector
        disableColumnSelector
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { csvOptions: { fileName: 'books' } } }}
      />
    </Box>
  );
}
