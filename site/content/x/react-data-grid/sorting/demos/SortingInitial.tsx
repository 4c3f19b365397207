import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', flex: 1 },
  { field: 'built', headerName: 'Built in', width: 100 },
  { field: 'span', headerName: 'Span (m)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, bridge: 'Old stone bridge', built: 1567, span: 29 },
  { id: 2, bridge: 'Railway viaduct', built: 1858, span: 85 },
  { id: 3, bridge: 'Harbour crossing', built: 1998, span: 1624 },
];

export default function SortingInitial() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Bridges"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'built', sort: 'desc' }] } }}
      />
    </Box>
  );
}
