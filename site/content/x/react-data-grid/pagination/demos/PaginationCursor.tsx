import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';

interface Parcel {
  id: string;
  place: string;
}

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 110 },
  { field: 'place', headerName: 'Seen at', flex: 1 },
];

const parcels: Parcel[] = Array.from({ length: 23 }, (_, index) => ({
  id: `P-${7103 + index * 37}`,
  place: ['Depot', 'Van 4', 'Harbor', 'Airport'][index % 4]!,
}));

/** Stands for a server that knows no pages: it continues after a parcel. */
function answerAfter(cursor: string, limit: number) {
  const first = parcels.findIndex(({ id }) => id === cursor) + 1;
  const rows = parcels.slice(first, first + limit);
  const last = first + limit >= parcels.length;
  return { rows, next: last ? undefined : rows.at(-1)!.id };
}

function fetchAfter(cursor: string, limit: number) {
  const answer = answerAfter(cursor, limit);
  return new Promise<typeof answer>((resolve) => setTimeout(resolve, 400, answer));
}

const start = { page: 0, pageSize: 5 };
const opening = answerAfter('', start.pageSize);

export default function PaginationCursor() {
  const [model, setModel] = React.useState<GridPaginationModel>(start);
  const [shown, setShown] = React.useState({ model, rows: opening.rows });
  const [cursors, setCursors] = React.useState<(string | undefined)[]>([
    '',
    opening.next,
  ]);

  const { page, pageSize } = model;
  const cursor = cursors[page];

  React.useEffect(() => {
    let current = true;
    const load = async () => {
      const { rows, next } = await fetchAfter(cursor ?? '', pageSize);
      if (current) {
        setShown({ model, rows });
        setCursors((known) => [...known.slice(0, page + 1), next]);
      }
    };
    load();
    return () => {
      current = false;
    };
  }, [cursor, model, page, pageSize]);

  const turn = (next: GridPaginationModel) => {
    // Only pages whose cursor is known can be asked for.
    if (cursors[next.page] !== undefined) setModel(next);
  };

  const seen = page * pageSize + shown.rows.length;
  const hasNext = cursors[page + 1] !== undefined;

  return (
    <Box sx={{ height: 290, width: '100%' }}>
      <DataGrid
        aria-label="Parcels"
        density="compact"
        experimentalFeatures={{ ariaV7: true }}
        rows={shown.rows}
        columns={columns}
        slots={{ loadingOverlay: LinearProgress }}
        slotProps={{
          loadingOverlay: { 'aria-label': 'Loading' },
          pagination: { labelDisplayedRows: ({ from, to }) => `${from}–${to}` },
        }}
        loading={shown.model !== model}
        paginationMode="server"
        rowCount={hasNext ? seen + 1 : seen}
        pageSizeOptions={[5]}
        paginationModel={model}
        onPaginationModelChange={turn}
      />
    </Box>
  );
}
