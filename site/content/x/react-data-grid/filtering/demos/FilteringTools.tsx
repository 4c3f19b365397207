import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenu,
  GridColumnsPanel,
  GridFilterPanel,
  GridLogicOperator,
  GridToolbar,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'street', headerName: 'Street', flex: 1 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 110 },
];

const rows = [
  { id: 1, street: 'Mill lane', rooms: 2 },
  { id: 2, street: 'Station road', rooms: 4 },
  { id: 3, street: 'Mill bridge', rooms: 3 },
];

/** Words are divided by commas here, so that a name may have blanks. */
const parts = {
  quickFilterParser: (text: string) => text.split(',').map((part) => part.trim()),
  quickFilterFormatter: (values: readonly unknown[]) => values.join(', '),
};

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton
        componentsProps={{ button: { variant: 'outlined', color: 'secondary' } }}
      />
      <GridToolbarQuickFilter
        quickFilterParser={parts.quickFilterParser}
        quickFilterFormatter={parts.quickFilterFormatter}
      />
    </GridToolbarContainer>
  );
}

/** The default toolbar, with the same field. */
function Default() {
  return <GridToolbar showQuickFilter quickFilterProps={parts} />;
}

function Filters() {
  return (
    <GridFilterPanel
      logicOperators={[GridLogicOperator.And]}
      getColumnForNewFilter={({ columns: all }) =>
        all.find(({ type }) => type === 'number')?.field ?? null
      }
      filterFormProps={{ deleteIconProps: { sx: { justifyContent: 'center' } } }}
    />
  );
}

function Columns() {
  return (
    <GridColumnsPanel
      getTogglableColumns={(all) =>
        all.map(({ field }) => field).filter((field) => field !== 'id')
      }
    />
  );
}

function Menu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu
      {...props}
      slots={{ columnMenuColumnsItem: null }}
      slotProps={{ columnMenuFilterItem: { displayOrder: 0 } }}
    />
  );
}

export default function FilteringTools() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <DataGrid
        autoHeight
        aria-label="Flats"
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        slots={{
          toolbar: Toolbar,
          filterPanel: Filters,
          columnsPanel: Columns,
          columnMenu: Menu,
        }}
      />
      <DataGrid
        autoHeight
        aria-label="Flats again"
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Default }}
      />
    </Box>
  );
}
