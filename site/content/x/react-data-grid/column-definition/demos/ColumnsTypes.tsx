import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const columns: GridColDef[] = [
  { field: 'seats', headerName: 'Seats', type: 'number', width: 65 },
  {
    field: 'departs',
    headerName: 'Departs',
    type: 'date',
    flex: 1,
    minWidth: 80,
    valueFormatter: ({ value }) => day.format(value),
  },
  { field: 'meals', headerName: 'Meals', type: 'boolean', width: 70 },
  {
    field: 'deck',
    headerName: 'Deck',
    type: 'singleSelect',
    width: 70,
    valueOptions: [
      { value: 'u', label: 'Upper' },
      { value: 'l', label: 'Lower' },
    ],
  },
];

const rows = [
  { id: 1, seats: 2, departs: new Date('2024-05-17'), meals: true, deck: 'u' },
  { id: 2, seats: 4, departs: new Date('2024-06-02'), meals: false, deck: 'l' },
];

export default function ColumnsTypes() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Ferry bookings"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
