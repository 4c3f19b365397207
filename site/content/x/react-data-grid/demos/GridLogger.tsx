import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 100 },
];

const rows = [
  { id: 1, ferry: 'Stavanger', cars: 212 },
  { id: 2, ferry: 'Bergen', cars: 140 },
];

export default function GridLogger() {
  const [line, setLine] = React.useState('');
  const logger = React.useMemo(() => {
    const note = (text: string) => queueMicrotask(() => setLine(text));
    return { debug: note, info: note, warn: note, error: note };
  }, []);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 160 }}>
        <DataGrid
          aria-label="Ferries"
          hideFooter
          rows={rows}
          columns={columns}
          logger={logger}
          logLevel="debug"
        />
      </Box>
      <Typography variant="body2" role="status">
        {line || 'Nothing yet'}
      </Typography>
    </Stack>
  );
}
