import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 80 },
  { field: 'high', headerName: 'High', width: 76 },
  { field: 'low', headerName: 'Low', width: 76 },
];

const rows = [
  { id: 1, port: 'Brest', high: '04:12', low: '10:31' },
  { id: 2, port: 'Hook', high: '03:05', low: '11:20' },
  { id: 3, port: 'Dover', high: '00:48', low: '08:02' },
];

const groups: GridColumnGroupingModel = [
  { groupId: 'place', headerName: 'Place', children: [{ field: 'port' }] },
  {
    groupId: 'tide',
    headerName: 'Tide today',
    children: [{ field: 'high' }, { field: 'low' }],
  },
];

export default function WallGroups() {
  return (
    <Box sx={{ width: '100%', height: 190 }}>
      <DataGrid
        aria-label="Tides"
        rowHeight={36}
        columnHeaderHeight={40}
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
