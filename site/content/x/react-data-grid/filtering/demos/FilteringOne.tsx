import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterForm,
  GridLogicOperator,
  GridToolbar,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'street', headerName: 'Street', flex: 1 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'rent', headerName: 'Rent', type: 'number', width: 90 },
];

const rows = [
  { id: 1, street: 'Mill lane', rooms: 2, rent: 780 },
  { id: 2, street: 'Station road', rooms: 4, rent: 1240 },
  { id: 3, street: 'Mill lane', rooms: 3, rent: 910 },
];

/** A panel with the one condition that this package filters by, and nothing else. */
function OneCondition() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const value = React.useRef<HTMLElement>(null);
  const item: GridFilterItem = model.items[0] ?? {
    id: 1,
    field: 'rooms',
    operator: '>=',
  };

  React.useEffect(() => value.current?.focus(), []);

  return (
    <GridFilterForm
      item={item}
      hasMultipleFilters={false}
      multiFilterOperator={GridLogicOperator.And}
      logicOperators={[GridLogicOperator.And]}
      applyFilterChanges={(next) => apiRef.current.upsertFilterItem(next)}
      applyMultiFilterOperatorChanges={() => {}}
      deleteFilter={(gone) => apiRef.current.deleteFilterItem(gone)}
      focusElementRef={value}
      filterColumns={({ columns: all }) =>
        all.map(({ field }) => field).filter((field) => field !== 'street')
      }
      columnInputProps={{ size: 'small', sx: { width: 110 } }}
      operatorInputProps={{ size: 'small', sx: { width: 90 } }}
      valueInputProps={{ InputComponentProps: { placeholder: 'Number' } }}
      logicOperatorInputProps={{ sx: { display: 'none' } }}
      deleteIconProps={{ sx: { justifyContent: 'center' } }}
    />
  );
}

export default function FilteringOne() {
  return (
    <Box sx={{ height: 310, width: '100%' }}>
      <DataGrid
        aria-label="Flats to rent"
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: GridToolbar, filterPanel: OneCondition }}
      />
    </Box>
  );
}
