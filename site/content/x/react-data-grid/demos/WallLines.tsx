import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'row', headerName: 'Row', width: 64 },
  { field: 'free', headerName: 'Free', type: 'number', width: 80 },
  { field: 'side', headerName: 'Side', flex: 1, minWidth: 80 },
];

const rows = [
  { id: 1, row: 'A', free: 12, side: 'Stage' },
  { id: 2, row: 'B', free: 3, side: 'Stage' },
  { id: 3, row: 'C', free: 8, side: 'Door' },
  { id: 4, row: 'D', free: 0, side: 'Door' },
];

export default function WallLines() {
  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Seats"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        showCellVerticalBorder
        showColumnVerticalBorder
        density="compact"
        getRowClassName={({ row }) => (row.free === 0 ? 'full' : '')}
        sx={{ '& .full': { color: 'text.secondary' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
