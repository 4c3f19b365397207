import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'trams', headerName: 'Trams', type: 'number', width: 110 },
];

const stored = [
  { id: 1, city: 'Gent', trams: 118 },
  { id: 2, city: 'Porto', trams: 72 },
  { id: 3, city: 'Brno', trams: 304 },
];

/** Stands for a request that answers with sorted rows. */
function fetchRows([by]: GridSortModel): Promise<typeof stored> {
  const sorted = [...stored];
  if (by) {
    const field = by.field as 'city' | 'trams';
    sorted.sort((a, b) => (a[field] < b[field] ? -1 : 1));
    if (by.sort === 'desc') {
      sorted.reverse();
    }
  }
  return new Promise((resolve) => setTimeout(resolve, 600, sorted));
}

export default function SortingServer() {
  const [model, setModel] = React.useState<GridSortModel>([]);
  const [answer, setAnswer] = React.useState({ model, rows: stored });

  React.useEffect(() => {
    let current = true;
    fetchRows(model).then((rows) => current && setAnswer({ model, rows }));
    return () => {
      current = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Trams by city"
        autoHeight
        hideFooter
        loading={answer.model !== model}
        rows={answer.rows}
        columns={columns}
        slots={{ loadingOverlay: LinearProgress }}
        slotProps={{ loadingOverlay: { 'aria-label': 'Loading' } }}
        sortingMode="server"
        onSortModelChange={setModel}
      />
    </Box>
  );
}
