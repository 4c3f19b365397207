import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tank', headerName: 'Tank', width: 90 },
  {
    field: 'full',
    headerName: 'Full',
    flex: 1,
    minWidth: 110,
    renderCell: ({ row, value }) => (
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`Tank ${row.tank}`}
        sx={{ width: '100%', height: 8, borderRadius: 4 }}
      />
    ),
  },
];

const rows = [
  { id: 1, tank: 'North', full: 82 },
  { id: 2, tank: 'South', full: 35 },
  { id: 3, tank: 'East', full: 64 },
  { id: 4, tank: 'West', full: 17 },
];

export default function WallRendered() {
  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Tanks"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
