import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'place', headerName: 'Place', flex: 2, minWidth: 80 },
  { field: 'height', headerName: 'Height', type: 'number', flex: 1, minWidth: 75 },
  { field: 'low', headerName: 'Low', type: 'number', flex: 1, minWidth: 65 },
  { field: 'high', headerName: 'High', type: 'number', flex: 1, minWidth: 65 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'station',
    headerName: 'Station',
    children: [{ field: 'place' }, { field: 'height' }],
  },
  {
    groupId: 'temperature',
    headerName: 'Temperature (°C)',
    headerAlign: 'center',
    children: [{ field: 'low' }, { field: 'high' }],
  },
];

const rows = [
  { id: 1, place: 'Pass', height: 1840, low: 2, high: 9 },
  { id: 2, place: 'Valley', height: 460, low: 6, high: 21 },
];

export default function ColumnsGroups() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Weather stations"
        autoHeight
        hideFooter
        disableColumnMenu
        experimentalFeatures={{ columnGrouping: true }}
        columnGroupingModel={groups}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
