import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 120 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 80 },
];

const rows = [
  { id: 1, book: 'Knots and hitches', loans: 61 },
  { id: 2, book: 'Bread at home', loans: 140 },
  { id: 3, book: 'Moss and fern', loans: 24 },
];

export default function WallToolbar() {
  return (
    <Box sx={{ width: '100%', height: 262 }}>
      <DataGrid
        aria-label="Books"
        rowHeight={36}
        columnHeaderHeight={40}
        disableEval
        hideFooter
        disableColumnMenu
        disableColumnSelector
        disableDensitySelector
        experimentalFeatures={{ ariaV7: true }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true, csvOptions: { fileName: 'books' } },
        }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
