import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ware {
  id: number;
  ware: string;
  price: number;
}

const columns: GridColDef<Ware>[] = [
  { field: 'ware', headerName: 'Ware', flex: 1 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    editable: true,
  },
];

const rows: Ware[] = [
  { id: 1, ware: 'Candle', price: 6 },
  { id: 2, ware: 'Vase', price: 24 },
];

/** Stands for a request; the server refuses prices above 100. */
async function save(ware: Ware) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  if (ware.price > 100) {
    throw new Error(`${ware.ware} was not saved: 100 is the highest price.`);
  }
  return { ...ware, price: Math.round(ware.price) };
}

export default function EditingSave() {
  const [problem, setProblem] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Wares"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
        processRowUpdate={async (ware) => {
          const saved = await save(ware);
          setProblem('');
          return saved;
        }}
        onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
      />
      <Box role="status" sx={{ mt: 1, minHeight: 48 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
      </Box>
    </Box>
  );
}
