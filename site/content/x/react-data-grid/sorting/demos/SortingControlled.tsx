import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows = [
  { id: 1, runner: 'Ines', minutes: 48 },
  { id: 2, runner: 'Tomas', minutes: 44 },
  { id: 3, runner: 'Ada', minutes: 51 },
];

export default function SortingControlled() {
  const [model, setModel] = React.useState<GridSortModel>([
    { field: 'minutes', sort: 'asc' },
  ]);
  const [first] = model;

  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ mb: 1 }}>
        {first ? `By ${first.field}, ${first.sort}` : 'As entered'}
      </Typography>
      <DataGrid
        aria-label="Results"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        sortModel={model}
        onSortModelChange={setModel}
      />
    </Box>
  );
}
