import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';

interface Entry {
  id: number;
  event: string;
}

const columns: GridColDef<Entry>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'event', headerName: 'Event', flex: 1 },
];

const total = 1240;

function pageOf({ page, pageSize }: GridPaginationModel): Entry[] {
  const first = page * pageSize;
  const length = Math.min(pageSize, total - first);
  return Array.from({ length }, (_, index) => ({
    id: first + index + 1,
    event: (first + index) % 3 ? 'Door opened' : 'Door locked',
  }));
}

/** Stands for a request that answers with one page. */
function fetchPage(model: GridPaginationModel): Promise<Entry[]> {
  return new Promise((resolve) => setTimeout(resolve, 500, pageOf(model)));
}

const start = { page: 0, pageSize: 5 };

export default function PaginationServer() {
  const [model, setModel] = React.useState<GridPaginationModel>(start);
  const [answer, setAnswer] = React.useState({ model, rows: pageOf(start) });

  React.useEffect(() => {
    let current = true;
    fetchPage(model).then((rows) => current && setAnswer({ model, rows }));
    return () => {
      current = false;
    };
  }, [model]);

  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Log of the doors"
        density="compact"
        experimentalFeatures={{ ariaV7: true }}
        rows={answer.rows}
        columns={columns}
        slots={{ loadingOverlay: LinearProgress }}
        slotProps={{ loadingOverlay: { 'aria-label': 'Loading' } }}
        loading={answer.model !== model}
        paginationMode="server"
        rowCount={total}
        pageSizeOptions={[5]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}
