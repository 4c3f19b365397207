import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'invoice', headerName: 'Invoice', flex: 1 },
  { field: 'note', headerName: 'Note', flex: 1, editable: true },
  { field: 'state', headerName: 'State', width: 90 },
];

const rows = [
  { id: 1, invoice: '2024-017', note: 'Half in May', state: 'Draft' },
  { id: 2, invoice: '2024-016', note: 'Paid in cash', state: 'Sent' },
];

export default function EditingLocked() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Invoices"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        isCellEditable={({ row }) => row.state === 'Draft'}
        getCellClassName={({ isEditable }) => (isEditable ? 'open' : '')}
        sx={{ '& .open': { bgcolor: 'action.hover', cursor: 'text' } }}
      />
    </Box>
  );
}
