import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bread', headerName: 'Bread', flex: 1 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 100,
    editable: true,
  },
];

const rows = [
  { id: 1, bread: 'Rye', price: 4 },
  { id: 2, bread: 'Spelt', price: 5 },
];

export default function EditingModes() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const [said, setSaid] = React.useState('No price is open');
  const isOpen = modes[1]?.price?.mode === GridCellModes.Edit;

  const toggle = () => {
    const { Edit, View } = GridCellModes;
    setModes({ 1: { price: { mode: isOpen ? View : Edit } } });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={toggle} sx={{ mb: 1 }}>
        {isOpen ? 'Keep the price of rye' : 'Set the price of rye'}
      </Button>
      <DataGrid
        aria-label="Prices"
        autoHeight
        hideFooter
        disableColumnMenu
        rows={rows}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellEditStart={({ row, reason }) =>
          setSaid(`${row.bread} opened: ${reason}`)
        }
        onCellEditStop={({ row, reason }) =>
          setSaid(`${row.bread} closed: ${reason}`)
        }
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {said}
      </Typography>
    </Box>
  );
}
