import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, part: 'Hinge', stock: 48 },
  { id: 2, part: 'Bolt', stock: 3 },
  { id: 3, part: 'Handle', stock: 17 },
];

export default function GridRowStyle() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Parts"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) => (row.stock < 5 ? 'short' : '')}
        getCellClassName={({ field }) => (field === 'stock' ? 'figure' : '')}
        sx={{
          '& .MuiDataGrid-columnHeader': { bgcolor: 'action.hover' },
          '& .short': { fontWeight: 'bold' },
          '& .short .figure': { color: 'error.main' },
        }}
      />
    </Box>
  );
}
