import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'name', headerName: 'Name', flex: 2, minWidth: 100 },
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 80 },
];

const rows = [
  { id: 1, code: 'GRZ', name: 'Graz center', region: 'South' },
  { id: 2, code: 'LNZ', name: 'Linz harbour', region: 'North' },
];

export default function ColumnsWidth() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Stations"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
