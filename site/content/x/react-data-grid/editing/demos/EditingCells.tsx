import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, editable: true },
  {
    field: 'room',
    headerName: 'Room',
    type: 'singleSelect',
    valueOptions: ['Attic', 'Garden', 'Library'],
    width: 100,
    editable: true,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80, editable: true },
];

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
        columns={columns}
      />
    </Box>
  );
}
