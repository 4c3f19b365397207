import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'title',
    headerName: 'Ticket',
    flex: 1,
    renderCell: ({ value, tabIndex }) => (
      <Link href="#cells-of-your-own" tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  {
    field: 'state',
    headerName: 'State',
    width: 120,
    renderCell: ({ value }) => (
      <Chip
        size="small"
        variant="outlined"
        label={value}
        color={value === 'Open' ? 'warning' : 'default'}
      />
    ),
  },
];

const rows = [
  { id: 1, title: 'Light out on stair 2', state: 'Open' },
  { id: 2, title: 'Lift makes noises', state: 'Closed' },
];

export default function ColumnsRender() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Tickets"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
