import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sensor', headerName: 'Sensor', flex: 1, minWidth: 110 },
  { field: 'value', headerName: 'Value', type: 'number', width: 110 },
];

const first = [{ id: 1, sensor: 'Door 1', value: 20 }];

export default function GridPause() {
  const [rows, setRows] = React.useState(first);
  const [isMenuOpen, setMenuOpen] = React.useState(false);
  const [isPanelOpen, setPanelOpen] = React.useState(false);
  const [isNarrow, setNarrow] = React.useState(false);
  const [count, setCount] = React.useState(1);

  const isPaused = isMenuOpen || isPanelOpen;

  const add = () => {
    const id = (rows.length % 4) + 1;
    const added = { id, sensor: `Door ${id}`, value: 19 + id };
    setRows([...rows.slice(0, id - 1), added]);
  };

  return (
    <Box
      sx={{ height: 360, width: '100%', display: 'flex', flexDirection: 'column' }}
    >
      <Button disabled={isPaused} onClick={add} sx={{ alignSelf: 'start', mb: 1 }}>
        Receive a value
      </Button>
      <DataGrid
        aria-label="Sensors"
        hideFooter
        rowSelection={false}
        density={isNarrow ? 'compact' : 'standard'}
        rows={rows}
        columns={columns}
        onMenuOpen={() => setMenuOpen(true)}
        onMenuClose={() => setMenuOpen(false)}
        onPreferencePanelOpen={() => setPanelOpen(true)}
        onPreferencePanelClose={() => setPanelOpen(false)}
        onResize={({ width }) => setNarrow(width < 480)}
        onRowCountChange={setCount}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {count === 1 ? '1 value' : `${count} values`}
        {isPaused && ', paused while a menu or panel is open'}
      </Typography>
    </Box>
  );
}
