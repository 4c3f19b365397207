import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  GridEditInputCell,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Bread', flex: 1, minWidth: 90 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{ 'aria-label': `Price of ${params.row.bread}` }}
      />
    ),
  },
];

const rows = [
  { id: 1, bread: 'Rye', price: 4.2 },
  { id: 2, bread: 'Spelt', price: 5.6 },
  { id: 3, bread: 'Walnut', price: 6.1 },
  { id: 4, bread: 'White', price: 3.4 },
];

export default function WallEdited() {
  const [modes, setModes] = React.useState<GridCellModesModel>({
    2: { price: { mode: GridCellModes.Edit } },
  });

  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Prices"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
