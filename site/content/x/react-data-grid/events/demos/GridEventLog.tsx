import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 110 },
  { field: 'berth', headerName: 'Berth', width: 90 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
];

const rows = [
  { id: 1, ferry: 'Alma', berth: 'A2', cars: 84 },
  { id: 2, ferry: 'Gull', berth: 'A1', cars: 120 },
  { id: 3, ferry: 'Heron', berth: 'B1', cars: 36 },
];

export default function GridEventLog() {
  const apiRef = useGridApiRef();
  const [last, setLast] = React.useState('Nothing yet');

  React.useEffect(() => {
    const api = apiRef.current;
    const leave = [
      api.subscribeEvent('cellKeyDown', ({ field }, { key }) => {
        setLast(`cellKeyDown: ${key} in ${field}`);
      }),
      api.subscribeEvent('sortModelChange', ([first]) => {
        setLast(
          first
            ? `sortModelChange: ${first.field} ${first.sort}`
            : 'sortModelChange: no order',
        );
      }),
    ];
    return () => leave.forEach((end) => end());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Ferries"
        apiRef={apiRef}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        onRowClick={({ row }) => setLast(`rowClick: ${row.ferry}`)}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {last}
      </Typography>
    </Box>
  );
}
