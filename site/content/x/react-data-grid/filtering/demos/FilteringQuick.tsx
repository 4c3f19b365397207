import Box from '@mui/material/Box';
import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', flex: 1 },
  { field: 'dish', headerName: 'Dish', flex: 1 },
];

const rows = [
  { id: 1, place: 'Café Amélie', dish: 'Crème brûlée' },
  { id: 2, place: 'Zur Mühle', dish: 'Käsespätzle' },
  { id: 3, place: 'The Anchor', dish: 'Fish pie' },
];

function Search() {
  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter debounceMs={200} />
    </Box>
  );
}

export default function FilteringQuick() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Places to eat"
        hideFooter
        ignoreDiacritics
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        slots={{ toolbar: Search }}
      />
    </Box>
  );
}
