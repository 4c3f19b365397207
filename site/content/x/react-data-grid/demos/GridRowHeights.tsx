import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 80 },
  { field: 'text', headerName: 'Note', flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, day: 'May 3', text: 'Bees at the window.' },
  {
    id: 2,
    day: 'May 4',
    text: 'The first swarm left at noon. It hung in the pear tree until the evening, and was gone before the ladder came.',
  },
  { id: 3, day: 'May 6', text: 'Rain all day.' },
];

export default function GridRowHeights() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Notes of a beekeeper"
        hideFooter
        disableColumnMenu
        rows={rows}
        columns={columns}
        getRowHeight={({ model }) => (model.text.length > 40 ? 'auto' : null)}
        getEstimatedRowHeight={() => 96}
        rowPositionsDebounceMs={60}
        getRowSpacing={({ isFirstVisible }) => ({ top: isFirstVisible ? 0 : 4 })}
        rowSpacingType="border"
        sx={{
          '& .MuiDataGrid-row': {
            borderTopColor: 'divider',
            borderTopStyle: 'solid',
          },
          '& .MuiDataGrid-cell': { py: 1 },
        }}
      />
    </Box>
  );
}
