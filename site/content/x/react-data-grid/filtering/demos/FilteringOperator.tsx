import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

const even: GridFilterOperator = {
  value: 'even',
  label: 'is even',
  requiresFilterValue: false,
  getApplyFilterFn: () => (params) => params.value % 2 === 0,
};

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  {
    field: 'house',
    headerName: 'House',
    type: 'number',
    width: 120,
    filterOperators: [even, ...getGridNumericOperators()],
  },
];

const rows = [
  { id: 1, name: 'Okafor', house: 12 },
  { id: 2, name: 'Lind', house: 7 },
  { id: 3, name: 'Moreau', house: 28 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilteringOperator() {
  return (
    <Box sx={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Residents"
        hideFooter
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        slots={{ toolbar: Toolbar }}
        initialState={{
          filter: { filterModel: { items: [{ field: 'house', operator: 'even' }] } },
        }}
      />
    </Box>
  );
}
