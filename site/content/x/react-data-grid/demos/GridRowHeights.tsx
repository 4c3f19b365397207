import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 80 },
  { field: 'text', headerName: 'Note', flex: 1, minWidth: 160 },
];

const swarm =
  'The first swarm left at noon. It hung in the pear tree until the evening, and was gone before the ladder came.';

const notes = [
  'Bees at the window.',
  swarm,
  'Rain all day.',
  'Two frames of the old hive are heavy. Spun them in the shed, and strained the honey twice through the fine sieve.',
  'Wind from the east.',
  'The linden is in bloom: a hum as of a far road from morning to night. Put the second box on both of the young hives.',
];

// One note for each day from May 3 on.
const rows = Array.from({ length: 24 }, (_, index) => ({
  id: index,
  day: `May ${index + 3}`,
  text: notes[index % notes.length]!,
}));

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
        scrollbarSize={8}
        getRowSpacing={({ isFirstVisible }) => ({ top: isFirstVisible ? 0 : 4 })}
        rowSpacingType="border"
        sx={{
          '& .MuiDataGrid-row': {
            borderTopColor: 'divider',
            borderTopStyle: 'solid',
          },
          '& .MuiDataGrid-cell': { py: 1 },
          '& .MuiDataGrid-virtualScroller::-webkit-scrollbar': { width: 8 },
          '& .MuiDataGrid-virtualScroller::-webkit-scrollbar-thumb': {
            bgcolor: 'text.secondary',
            borderRadius: 1,
          },
        }}
      />
    </Box>
  );
}
