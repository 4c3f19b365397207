import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 80 },
  { field: 'wind', headerName: 'Wind, kn', type: 'number', flex: 1, minWidth: 90 },
];

const rows = Array.from({ length: 24 }, (_, hour) => ({
  id: hour,
  hour: `${String(hour).padStart(2, '0')}:00`,
  wind: 8 + ((hour * 5) % 13),
}));

export default function WallPaged() {
  return (
    <Box sx={{ width: '100%', height: 240 }}>
      <DataGrid
        aria-label="Readings, four a page"
        rowHeight={36}
        columnHeaderHeight={40}
        disableColumnMenu
        experimentalFeatures={{ ariaV7: true }}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4]}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
