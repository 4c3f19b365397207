import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 90 },
  { field: 'leaves', headerName: 'Leaves', width: 100 },
];

const rows = [
  { id: 1, ferry: 'Skua', leaves: '09:40' },
  { id: 2, ferry: 'Gannet', leaves: '07:15' },
  { id: 3, ferry: 'Petrel', leaves: '12:05' },
  { id: 4, ferry: 'Tern', leaves: '10:30' },
];

export default function WallSorted() {
  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Ferries by departure"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        initialState={{ sorting: { sortModel: [{ field: 'leaves', sort: 'asc' }] } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
