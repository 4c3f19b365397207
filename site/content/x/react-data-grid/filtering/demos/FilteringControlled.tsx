import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1 },
  { field: 'state', headerName: 'State', flex: 1 },
];

const rows = [
  { id: 1, parcel: 'Boots', state: 'On the way' },
  { id: 2, parcel: 'Teapot', state: 'Delivered' },
  { id: 3, parcel: 'Lamp', state: 'On the way' },
];

const everything: GridFilterModel = { items: [] };

export default function FilteringControlled() {
  const [model, setModel] = React.useState(everything);
  const state = model.items[0]?.value ?? '';

  const choose = (value: string | null) =>
    setModel(
      value
        ? { items: [{ field: 'state', operator: 'equals', value }] }
        : everything,
    );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State"
        value={state}
        onChange={(_event, value) => choose(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="">All</ToggleButton>
        <ToggleButton value="On the way">On the way</ToggleButton>
        <ToggleButton value="Delivered">Delivered</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Parcels"
          hideFooter
          disableColumnFilter
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </Box>
    </Box>
  );
}
