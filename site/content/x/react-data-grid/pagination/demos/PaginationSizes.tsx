import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Locker', width: 90 },
  { field: 'floor', headerName: 'Floor', flex: 1 },
];

const rows = Array.from({ length: 34 }, (_, index) => ({
  id: index + 1,
  floor: index < 20 ? 'Ground floor' : 'First floor',
}));

export default function PaginationSizes() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Lockers"
        autoHeight
        density="compact"
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        pageSizeOptions={[5, 10, { value: 100, label: 'All' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
