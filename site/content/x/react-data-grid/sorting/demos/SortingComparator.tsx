import Box from '@mui/material/Box';
import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';

const sizes = ['S', 'M', 'L', 'XL'];

const columns: GridColDef[] = [
  {
    field: 'shirt',
    headerName: 'Shirt',
    flex: 1,
    sortComparator: gridStringOrNumberComparator,
  },
  {
    field: 'size',
    headerName: 'Size',
    width: 110,
    sortComparator: (a: string, b: string) => sizes.indexOf(a) - sizes.indexOf(b),
  },
  { field: 'note', headerName: 'Note', flex: 1, sortable: false },
];

const rows = [
  { id: 1, shirt: 'Red', size: 'XL', note: 'Last one' },
  { id: 2, shirt: 'Blue', size: 'S', note: '' },
  { id: 3, shirt: 'Green', size: 'M', note: '' },
];

export default function SortingComparator() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Shirts"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'size', sort: 'asc' }] } }}
      />
    </Box>
  );
}
