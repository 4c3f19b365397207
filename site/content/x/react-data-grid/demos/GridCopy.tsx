import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbarExport, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'book', headerName: 'Book', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    valueFormatter: ({ value }) => `€${value.toFixed(2)}`,
  },
];

const rows = [
  { id: 1, book: 'Tides', price: 24 },
  { id: 2, book: 'Lighthouses', price: 31.5 },
];

export default function GridCopy() {
  const [copied, setCopied] = React.useState('Nothing copied yet');

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Books"
        autoHeight
        checkboxSelection
        experimentalFeatures={{ ariaV7: true }}
        hideFooterPagination
        disableColumnMenu
        rows={rows}
        columns={columns}
        slots={{ toolbar: GridToolbarExport }}
        clipboardCopyCellDelimiter=";"
        onClipboardCopy={(text) => setCopied(`Copied: ${text}`)}
        unstable_ignoreValueFormatterDuringExport={{ csvExport: true }}
      />
      <Typography role="status" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
        {copied}
      </Typography>
    </Box>
  );
}
