import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', flex: 1 },
  { field: 'stops', headerName: 'Stops', type: 'number', width: 90 },
];

const rows = [
  { id: 1, line: 'Harbour', stops: 14 },
  { id: 2, line: 'Hill', stops: 9 },
  { id: 3, line: 'Ring', stops: 22 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function GridDensity() {
  const [density, setDensity] = React.useState<GridDensity>('compact');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, next) => next && setDensity(next)}
        sx={{ mb: 2 }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        aria-label="Tram lines"
        autoHeight
        hideFooter
        density={density}
        showCellVerticalBorder
        showColumnVerticalBorder
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
