import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120 },
];

const all = [
  { id: 0, number: 100, ship: 'Alma', callSign: 'DKQA' },
  { id: 1, number: 101, ship: 'Gull', callSign: 'DKTB' },
  { id: 2, number: 102, ship: 'Heron', callSign: 'OXMV' },
  { id: 3, number: 103, ship: 'Alba', callSign: 'SFCE' },
  { id: 4, number: 104, ship: 'Petrel', callSign: 'DLWN' },
  { id: 5, number: 105, ship: 'Almond', callSign: 'PBRU' },
];

/** Stands for a request that answers with the ships whose name or call sign begins so. */
function fetchShips(beginning: string): Promise<typeof all> {
  const found = all.filter((row) =>
    [row.ship, row.callSign].some((text) =>
      text.toLowerCase().startsWith(beginning),
    ),
  );
  return new Promise((resolve) => setTimeout(resolve, 300, found));
}

export default function FilteringServer() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState(all);
  const [requests, setRequests] = React.useState(0);
  const beginning = (model.quickFilterValues ?? []).join(' ').toLowerCase();

  React.useEffect(() => {
    let current = true;
    fetchShips(beginning).then((found) => current && setRows(found));
    return () => {
      current = false;
    };
  }, [beginning]);

  return (
    <Box sx={{ height: 432, width: '100%' }}>
      <Typography id="ships-at-berth" sx={{ mb: 1 }}>
        Ships at berth
      </Typography>
      <Box sx={{ height: 360 }}>
        <DataGrid
          aria-labelledby="ships-at-berth"
          checkboxSelection
          density="compact"
          keepNonExistentRowsSelected
          disableColumnMenu
          hideFooterPagination
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
          slots={{ toolbar: GridToolbarQuickFilter }}
          filterMode="server"
          filterDebounceMs={600}
          filterModel={model}
          onFilterModelChange={(next) => {
            setModel(next);
            setRequests(requests + 1);
          }}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        Requests: {requests}
      </Typography>
    </Box>
  );
}
