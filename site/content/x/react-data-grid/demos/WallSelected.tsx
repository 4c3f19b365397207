import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', flex: 1, minWidth: 80 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 90 },
];

const rows = [
  { id: 'leek', crop: 'Leeks', crates: 12 },
  { id: 'kale', crop: 'Kale', crates: 4 },
  { id: 'beet', crop: 'Beetroot', crates: 7 },
  { id: 'bean', crop: 'Beans', crates: 9 },
];

export default function WallSelected() {
  const [chosen, setChosen] = React.useState<GridRowSelectionModel>([
    'leek',
    'beet',
  ]);

  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Crates to load"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        checkboxSelection
        rowSelectionModel={chosen}
        onRowSelectionModelChange={setChosen}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
