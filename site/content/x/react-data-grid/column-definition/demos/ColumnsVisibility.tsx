import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', flex: 1, hideable: false },
  { field: 'latin', headerName: 'Latin name', flex: 1 },
  { field: 'weeks', headerName: 'Weeks', type: 'number', width: 80 },
];

const rows = [
  { id: 1, plant: 'Runner bean', latin: 'Phaseolus coccineus', weeks: 12 },
  { id: 2, plant: 'Garden pea', latin: 'Pisum sativum', weeks: 10 },
];

export default function ColumnsVisibility() {
  const [visible, setVisible] = React.useState<GridColumnVisibilityModel>({
    latin: false,
  });
  const latin = visible.latin !== false;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Latin names"
        control={
          <Switch
            checked={latin}
            onChange={() => setVisible({ ...visible, latin: !latin })}
          />
        }
      />
      <DataGrid
        aria-label="Seeds"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        columnVisibilityModel={visible}
        onColumnVisibilityModelChange={setVisible}
      />
    </Box>
  );
}
