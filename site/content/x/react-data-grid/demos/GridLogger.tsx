import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type DataGridProps, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 100 },
];

const rows = [
  { id: 1, ferry: 'Stavanger', cars: 212 },
  { id: 2, ferry: 'Bergen', cars: 140 },
];

/** Renders once: a grid that renders again has more to say. */
const Ferries = React.memo(function Ferries({
  logger,
}: Pick<DataGridProps, 'logger'>) {
  return (
    <DataGrid
      aria-label="Ferries"
      hideFooter
      rows={rows}
      columns={columns}
      logger={logger}
      logLevel="debug"
    />
  );
});

export default function GridLogger() {
  const [lines, setLines] = React.useState<string[]>([]);
  const logger = React.useMemo(() => {
    const note = (line: string) =>
      queueMicrotask(() => setLines((all) => [...all, line].slice(-5)));
    return { debug: note, info: note, warn: note, error: note };
  }, []);

  return (
    <Stack spacing={1}>
      <Box sx={{ height: 160 }}>
        <Ferries logger={logger} />
      </Box>
      <Typography
        variant="body2"
        role="status"
        sx={{ minHeight: 100, whiteSpace: 'pre-line' }}
      >
        {lines.join('\n')}
      </Typography>
    </Stack>
  );
}
