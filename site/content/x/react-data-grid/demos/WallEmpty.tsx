import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'from', headerName: 'From', width: 90 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 110 },
];

export default function WallEmpty() {
  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Messages"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        localeText={{ noRowsLabel: 'No messages today' }}
        rows={[]}
        columns={columns}
      />
    </Box>
  );
}
