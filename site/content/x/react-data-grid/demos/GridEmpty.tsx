import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'sender', headerName: 'Sender', flex: 1 },
  { field: 'subject', headerName: 'Subject', flex: 2 },
];

function NoMessages() {
  return (
    <Stack height="100%" alignItems="center" justifyContent="center">
      No messages. New ones appear here by themselves.
    </Stack>
  );
}

export default function GridEmpty() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <Button sx={{ mb: 1 }} onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <Box sx={{ height: 240 }}>
        <DataGrid
          aria-label="Messages"
          hideFooter
          loading={loading}
          rows={[]}
          columns={columns}
          slots={{ noRowsOverlay: NoMessages, loadingOverlay: LinearProgress }}
          slotProps={{ loadingOverlay: { 'aria-label': 'Loading' } }}
        />
      </Box>
    </Box>
  );
}
