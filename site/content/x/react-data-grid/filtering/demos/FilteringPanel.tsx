import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flat', headerName: 'Flat', width: 80, filterable: false },
  { field: 'street', headerName: 'Street', flex: 1 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 120 },
];

const rows = [
  { id: 1, flat: 'A', street: 'Mill lane', rooms: 2 },
  { id: 2, flat: 'B', street: 'Station road', rooms: 4 },
  { id: 3, flat: 'C', street: 'Mill lane', rooms: 3 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilteringPanel() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGrid
        aria-label="Flats"
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rooms', operator: '>=', value: 3 }],
            },
          },
        }}
      />
    </Box>
  );
}
