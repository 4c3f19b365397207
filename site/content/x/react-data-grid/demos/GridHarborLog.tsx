import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
  type GridPaginationModel,
  type GridSortModel,
} from '@mui/x-data-grid';

const ships = ['Alke', 'Havsel', 'Lunde', 'Skarv', 'Teist', 'Terna'];
const quays = ['North', 'Old', 'Fish'];

// 5,000 calls over five years, the same in every browser.
const calls = Array.from({ length: 5000 }, (_, index) => ({
  call: `C-${String(index + 1).padStart(4, '0')}`,
  ship: ships[(index * 7 + (index % 11)) % ships.length],
  quay: quays[(index * 5 + (index % 4)) % quays.length],
  day: new Date(Date.UTC(2019, 0, 1 + Math.floor(index * 0.36))),
  tons: 20 + ((index * 137) % 480),
}));

type Call = (typeof calls)[number];

const format = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});

const columns: GridColDef<Call>[] = [
  { field: 'call', headerName: 'Call', width: 76 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 70 },
  {
    field: 'quay',
    headerName: 'Quay',
    type: 'singleSelect',
    valueOptions: quays,
    width: 66,
    minWidth: 66,
  },
  {
    field: 'day',
    headerName: 'Day',
    type: 'date',
    width: 112,
    valueFormatter: ({ value }) => format.format(value),
  },
  { field: 'tons', headerName: 'Tons', type: 'number', width: 90 },
];

export default function GridHarborLog() {
  const [page, setPage] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 10,
  });
  const [order, setOrder] = React.useState<GridSortModel>([
    { field: 'day', sort: 'desc' },
  ]);
  const [filter, setFilter] = React.useState<GridFilterModel>({ items: [] });
  const [shown, setShown] = React.useState<Record<string, boolean>>({ tons: false });
  const [opened, setOpened] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Box>
        <DataGrid
          aria-label="Calls at the harbor"
          autoHeight
          experimentalFeatures={{ ariaV7: true }}
          rows={calls}
          columns={columns}
          getRowId={(row) => row.call}
          rowHeight={40}
          columnHeaderHeight={44}
          paginationModel={page}
          onPaginationModelChange={setPage}
          pageSizeOptions={[10, 25, 50]}
          sortModel={order}
          onSortModelChange={setOrder}
          sortingOrder={['desc', 'asc']}
          filterModel={filter}
          onFilterModelChange={setFilter}
          filterDebounceMs={300}
          ignoreDiacritics
          columnVisibilityModel={shown}
          onColumnVisibilityModelChange={setShown}
          hideFooterSelectedRowCount
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
          localeText={{ toolbarQuickFilterPlaceholder: 'Ship, quay or call' }}
          onRowClick={({ row }) => setOpened(`${row.ship}, ${row.tons} tons`)}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {opened && `Opened: ${opened}`}
      </Typography>
    </Box>
  );
}
