import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'class', headerName: 'Class', flex: 1 },
  {
    field: 'pupils',
    headerName: 'Pupils (1–30)',
    type: 'number',
    width: 150,
    editable: true,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !(props.value >= 1 && props.value <= 30),
    }),
  },
];

const rows = [
  { id: 1, class: '2a', pupils: 24 },
  { id: 2, class: '2b', pupils: 27 },
];

export default function EditingCheck() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Classes"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
