import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'locker', headerName: 'Locker', width: 90 },
  { field: 'crew', headerName: 'Crew', flex: 1, minWidth: 90 },
  { field: 'key', headerName: 'Key', width: 100 },
];

const crews = ['Bosun', 'Cook', 'Deckhand', 'Engineer', 'Pilot'];

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  locker: index + 1,
  crew: crews[(index * 3) % crews.length],
  key: `K-${(index * 37 + 11) % 100}`,
}));

export default function GridFind() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Lockers"
        density="compact"
        disableVirtualization
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
