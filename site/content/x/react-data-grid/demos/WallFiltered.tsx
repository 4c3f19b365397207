import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 90 },
  { field: 'state', headerName: 'State', width: 110 },
];

const rows = [
  { id: 1, parcel: 'P-2041', state: 'Waiting' },
  { id: 2, parcel: 'P-2042', state: 'Sent' },
  { id: 3, parcel: 'P-2043', state: 'Waiting' },
  { id: 4, parcel: 'P-2044', state: 'Sent' },
  { id: 5, parcel: 'P-2045', state: 'Waiting' },
];

export default function WallFiltered() {
  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Parcels that wait"
        rowHeight={36}
        columnHeaderHeight={40}
        disableEval
        hideFooter
        disableColumnMenu
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'state', operator: 'equals', value: 'Waiting' }],
            },
          },
        }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
