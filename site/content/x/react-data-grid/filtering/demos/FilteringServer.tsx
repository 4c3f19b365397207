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

const all = ['Alma', 'Gull', 'Heron', 'Alba', 'Petrel', 'Almond'].map(
  (ship, index) => ({ id: index, number: 100 + index, ship }),
);

/** Stands for a request that answers with the ships whose name begins so. */
function fetchShips(beginning: string): Promise<typeof all> {
  const found = all.filter(({ ship }) => ship.toLowerCase().startsWith(beginning));
  return new Promise((resolve) => setTimeout(resolve, 300, found));
}

export default function FilteringServer() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const [rows, setRows] = React.useState(all);
  const beginning = (model.quickFilterValues ?? []).join(' ').toLowerCase();

  React.useEffect(() => {
    let current = true;
    fetchShips(beginning).then((found) => current && setRows(found));
    return () => {
      current = false;
    };
  }, [beginning]);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
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
          filterDebounceMs={300}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
