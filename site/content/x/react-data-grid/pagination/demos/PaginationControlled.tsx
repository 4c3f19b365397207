import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'verse', headerName: 'Verse', width: 90 },
  { field: 'singer', headerName: 'Singer', flex: 1 },
];

const singers = ['Maja', 'Ole', 'Rui'];
const rows = Array.from({ length: 16 }, (_, index) => ({
  id: index,
  verse: index + 1,
  singer: singers[index % 3],
}));

export default function PaginationControlled() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 4 });

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Verses"
        autoHeight
        hideFooter
        density="compact"
        rows={rows}
        columns={columns}
        pageSizeOptions={[4]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
      <Pagination
        sx={{ mt: 1 }}
        count={Math.ceil(rows.length / model.pageSize)}
        page={model.page + 1}
        onChange={(_event, page) => setModel({ ...model, page: page - 1 })}
      />
    </Box>
  );
}
