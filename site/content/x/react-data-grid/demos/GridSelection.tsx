import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'crop', headerName: 'Crop', flex: 1 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 100 },
];

const rows = [
  { id: 'leek', crop: 'Leeks', crates: 12 },
  { id: 'kale', crop: 'Kale', crates: 0 },
  { id: 'beet', crop: 'Beetroot', crates: 7 },
];

export default function GridSelection() {
  const [chosen, setChosen] = React.useState<GridRowSelectionModel>(['leek']);
  const crates = rows
    .filter((row) => chosen.includes(row.id))
    .reduce((sum, row) => sum + row.crates, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Crops to load"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        isRowSelectable={(params) => params.row.crates > 0}
        rowSelectionModel={chosen}
        onRowSelectionModelChange={setChosen}
      />
      <Typography sx={{ mt: 1 }} aria-live="polite">
        {crates} crates to load
      </Typography>
    </Box>
  );
}
