import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const states = ['Paid', 'Sent', 'Open', 'Returned'];
const articles = ['Reading lamp', 'Garden chair', 'Oak shelf', 'Wool rug', 'Desk'];

// The same numbers at every build, in no order that anybody sees.
function startOrder(index: number) {
  const mixed = (index * 7919) % 10007;
  return {
    id: 40000 + index,
    article: articles[mixed % articles.length],
    state: states[(mixed >> 3) % states.length],
    amount: 20 + (mixed % 480),
    ordered: new Date(Date.UTC(2024, 0, 1 + (mixed % 360))),
  };
}

const rows = Array.from({ length: 2000 }, (_, index) => startOrder(index));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 140 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    width: 110,
  },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (params) => `${params.value} €`,
  },
  {
    field: 'ordered',
    headerName: 'Ordered',
    type: 'date',
    width: 110,
    valueFormatter: (params) => params.value.toISOString().slice(0, 10),
  },
];

export default function StartOrders() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        density="compact"
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        pageSizeOptions={[10, 25, 100]}
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'ordered', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
