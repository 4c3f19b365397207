import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'buoy', headerName: 'Buoy', flex: 1 },
  { field: 'wave', headerName: 'Wave (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 'north', buoy: 'North bank', wave: 1.4 },
  { id: 'mole', buoy: 'Mole', wave: 0.6 },
];

export default function GridApi() {
  const apiRef = useGridApiRef();

  const read = () => {
    const wave = apiRef.current.getCellValue('mole', 'wave');
    apiRef.current.updateRows([{ id: 'mole', wave: wave + 0.1 }]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button onClick={read}>Raise the mole</Button>
        <Button
          onClick={() =>
            apiRef.current.setSortModel([{ field: 'wave', sort: 'desc' }])
          }
        >
          Highest first
        </Button>
      </Stack>
      <DataGrid
        aria-label="Wave heights"
        apiRef={apiRef}
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
