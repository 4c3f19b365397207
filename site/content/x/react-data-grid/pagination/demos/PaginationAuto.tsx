import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Seat', width: 80 },
  { field: 'view', headerName: 'View', flex: 1 },
];

const rows = Array.from({ length: 40 }, (_, index) => ({
  id: index + 1,
  view: index % 4 === 0 ? 'Pillar' : 'Clear',
}));

export default function PaginationAuto() {
  const [height, setHeight] = React.useState(280);

  return (
    <Box sx={{ width: '100%', height: 440 }}>
      <Slider
        aria-label="Height of the grid"
        min={220}
        max={380}
        step={20}
        value={height}
        onChange={(_event, next) => setHeight(next as number)}
        sx={{ width: 200, ml: 2 }}
      />
      <Box sx={{ height }}>
        <DataGrid
          aria-label="Seats"
          autoPageSize
          density="compact"
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
