import Box from '@mui/material/Box';
import { DataGrid, type GridSingleSelectColDef } from '@mui/x-data-grid';

const room: Omit<GridSingleSelectColDef, 'field'> = {
  headerName: 'Room',
  type: 'singleSelect',
  valueOptions: ['Attic', 'Garden', 'Library'],
  width: 100,
};

const rows = [
  { id: 1, name: 'Nora', room: 'Attic', paid: true },
  { id: 2, name: 'Viktor', room: 'Library', paid: false },
];

export default function EditingCells() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Guests"
        autoHeight
        hideFooter
        rows={rows}
        columns={[
          { field: 'name', headerName: 'Name', flex: 1, editable: true },
          { field: 'room', ...room, editable: true },
          { field: 'paid', headerName: 'Paid', type: 'boolean', editable: true },
        ]}
      />
    </Box>
  );
}
