import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1, sortingOrder: ['asc', 'desc'] },
  { field: 'votes', headerName: 'Votes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, song: 'Low tide', votes: 31 },
  { id: 2, song: 'Paper boats', votes: 54 },
  { id: 3, song: 'Evening bus', votes: 12 },
];

export default function SortingOrder() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Songs"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        sortingOrder={['desc', 'asc']}
        initialState={{ sorting: { sortModel: [{ field: 'votes', sort: 'desc' }] } }}
      />
    </Box>
  );
}
