import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 90 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, peak: 'Mont Blanc', country: 'France', height: 4806 },
  { id: 2, peak: 'Triglav', country: 'Slovenia', height: 2864 },
  { id: 3, peak: 'Zugspitze', country: 'Germany', height: 2962 },
  { id: 4, peak: 'Olympus', country: 'Greece', height: 2917 },
];

export default function GridBasic() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Peaks" hideFooter rows={rows} columns={columns} />
    </Box>
  );
}
