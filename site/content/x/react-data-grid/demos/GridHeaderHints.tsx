import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', flex: 1, minWidth: 90 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    width: 100,
    description: 'Meters below the ground',
  },
  {
    field: 'flow',
    headerName: 'Flow',
    type: 'number',
    width: 100,
    description: 'Liters per minute',
  },
];

const rows = [
  { id: 1, well: 'North', level: 12.4, flow: 31 },
  { id: 2, well: 'Mill', level: 8.1, flow: 46 },
];

export default function GridHeaderHints() {
  const [hint, setHint] = React.useState('');
  const [over, setOver] = React.useState(0);
  const [asked, setAsked] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Wells"
        autoHeight
        hideFooter
        disableColumnMenu
        rows={rows}
        columns={columns}
        onColumnHeaderClick={({ field }) => setAsked(`Sorted by ${field}`)}
        onColumnHeaderDoubleClick={({ field }) => setAsked(`Chart of ${field}`)}
        onColumnHeaderEnter={({ colDef }) => setHint(colDef.description ?? '')}
        onColumnHeaderLeave={() => setHint('')}
        onColumnHeaderOver={() => setOver((count) => count + 1)}
        onColumnHeaderOut={() => setOver((count) => count - 1)}
      />
      <Typography sx={{ mt: 1, minHeight: 24 }}>
        {over > 0 && hint ? hint : asked || 'Point at a header, or click it'}
      </Typography>
    </Box>
  );
}
