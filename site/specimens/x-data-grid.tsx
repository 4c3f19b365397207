// What goes around the parts of the data grid, and those that want more: see “specimens” in docs/authoring.md.
import * as React from 'react';
import MuiButton from '@mui/material/Button';
import {
  DataGrid as MuiDataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  GridActionsCellItem as MuiGridActionsCellItem,
  GridCellModes,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarFilterButton,
  GridToolbarQuickFilter as MuiGridToolbarQuickFilter,
} from '@mui/x-data-grid';
import type {
  GridActionsCell as MuiGridActionsCell,
  GridCellCheckboxForwardRef as MuiGridCellCheckboxForwardRef,
  GridEditBooleanCell as MuiGridEditBooleanCell,
  GridEditDateCell as MuiGridEditDateCell,
  GridEditInputCell as MuiGridEditInputCell,
  GridEditSingleSelectCell as MuiGridEditSingleSelectCell,
  GridHeaderCheckbox as MuiGridHeaderCheckbox,
  GridPreProcessEditCellProps,
  GridRow as MuiGridRow,
} from '@mui/x-data-grid';

const columns = [
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'country', headerName: 'Country', flex: 1 },
  { field: 'rain', headerName: 'Rain (mm)', flex: 1 },
];

const rows = [
  { id: 1, city: 'Bergen', country: 'Norway', rain: 203 },
  { id: 2, city: 'Lima', country: 'Peru', rain: 1 },
  { id: 3, city: 'Nairobi', country: 'Kenya', rain: 62 },
  { id: 4, city: 'Osaka', country: 'Japan', rain: 113 },
  { id: 5, city: 'Porto', country: 'Portugal', rain: 97 },
];

const Part = React.createContext<React.ReactNode>(null);
const Footer = () => <>{React.useContext(Part)}</>;

/** Parts need the grid's context: they stand where its footer does. */
export function Around({ children }: { children: React.ReactNode }) {
  return (
    <Part.Provider value={children}>
      <MuiDataGrid columns={columns} rows={rows} slots={{ footer: Footer }} />
    </Part.Provider>
  );
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'];
const places = ['Bergen', 'Malmö', 'Lima', 'Nairobi', 'Osaka', 'Porto', 'Toronto'];
const manyColumns = [
  { field: 'city', headerName: 'City', width: 120 },
  {
    field: 'map',
    headerName: 'Map',
    sortable: false,
    disableColumnMenu: true,
    renderCell: () => <MuiButton size="small">Map</MuiButton>,
  },
  ...months.map((month) => ({
    field: month,
    sortable: false,
    disableColumnMenu: true,
  })),
];
const manyRows = Array.from({ length: 40 }, (_, i) => ({
  id: i + 1,
  city: places[i % places.length],
  ...Object.fromEntries(months.map((month, at) => [month, (i * 7 + at * 13) % 90])),
}));

function Toolbar() {
  return (
    <GridToolbarContainer>
      <MuiGridToolbarQuickFilter />
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export const DataGrid = (Subject: typeof MuiDataGrid) => (
  <div style={{ height: 320, width: '100%' }}>
    <Subject
      columns={manyColumns}
      rows={manyRows}
      experimentalFeatures={{ ariaV7: true }}
      slots={{ toolbar: Toolbar }}
      initialState={{
        pagination: { paginationModel: { pageSize: 25 } },
        sorting: { sortModel: [{ field: 'city', sort: 'asc' }] },
      }}
      getRowSpacing={() => ({ bottom: 2 })}
      filterDebounceMs={0}
    />
  </div>
);

export const GridToolbarQuickFilter = (
  Subject: typeof MuiGridToolbarQuickFilter,
) => (
  <MuiDataGrid
    autoHeight
    columns={columns}
    rows={rows}
    slots={{ toolbar: () => <Subject debounceMs={0} /> }}
  />
);

const quarters = [
  { field: 'city', headerName: 'City', flex: 1 },
  { field: '1', headerName: 'Quarter 1', flex: 1 },
  { field: '2', headerName: 'Quarter 2', flex: 1 },
];
const rainByQuarter = [
  { id: 1, city: 'Bergen', 1: 578, 2: 384 },
  { id: 2, city: 'Lima', 1: 3, 2: 4 },
];

export const GridRow = (Subject: typeof MuiGridRow) => (
  <MuiDataGrid
    autoHeight
    columns={quarters}
    rows={rainByQuarter}
    slots={{
      row: (props) => <Subject {...props} focusedCellColumnIndexNotInRange={2} />,
    }}
  />
);

const Nothing = React.forwardRef(() => null);
const cellAlone = {
  autoHeight: true,
  hideFooter: true,
  slots: { columnHeaders: Nothing },
} as const;
const shops = [
  {
    id: 1,
    city: 'Bergen',
    size: 'Small',
    isOpen: false,
    since: new Date(2024, 4, 17),
  },
  {
    id: 2,
    city: 'Lima',
    size: 'Large',
    isOpen: true,
    since: new Date(2023, 8, 1),
  },
];
const edited = { mode: GridCellModes.Edit as const };
const editing = {
  1: { city: edited, size: edited, isOpen: edited, since: edited },
};

/** What is checked while somebody edits: the grid tells the cell what came of it. */
const isShort = ({ props }: GridPreProcessEditCellProps) => ({
  ...props,
  error: !props.value || props.value.length > 6,
});
const isRequired = ({ props }: GridPreProcessEditCellProps) => ({
  ...props,
  error: !props.value,
});
const isNotClosed = ({ props }: GridPreProcessEditCellProps) => ({
  ...props,
  className: props.value ? 'open' : 'closed',
});

export const GridEditInputCell = (Subject: typeof MuiGridEditInputCell) => (
  <MuiDataGrid
    {...cellAlone}
    rows={shops}
    columns={[
      {
        field: 'city',
        editable: true,
        preProcessEditCellProps: isShort,
        renderEditCell: (params) => <Subject {...params} />,
      },
    ]}
    cellModesModel={editing}
  />
);

export const GridEditBooleanCell = (Subject: typeof MuiGridEditBooleanCell) => (
  <MuiDataGrid
    {...cellAlone}
    rows={shops}
    columns={[
      {
        field: 'isOpen',
        type: 'boolean',
        editable: true,
        preProcessEditCellProps: isNotClosed,
        renderEditCell: (params) => <Subject {...params} />,
      },
    ]}
    cellModesModel={editing}
  />
);

export const GridEditDateCell = (Subject: typeof MuiGridEditDateCell) => (
  <MuiDataGrid
    {...cellAlone}
    rows={shops}
    columns={[
      {
        field: 'since',
        type: 'date',
        width: 160,
        editable: true,
        preProcessEditCellProps: isRequired,
        renderEditCell: (params) => <Subject {...params} />,
      },
    ]}
    cellModesModel={editing}
  />
);

export const GridEditSingleSelectCell = (
  Subject: typeof MuiGridEditSingleSelectCell,
) => (
  <MuiDataGrid
    {...cellAlone}
    rows={shops}
    columns={[
      {
        field: 'size',
        type: 'singleSelect',
        valueOptions: ['Small', 'Medium', 'Large'],
        editable: true,
        renderEditCell: (params) => <Subject {...params} initialOpen={false} />,
      },
    ]}
    cellModesModel={editing}
  />
);

export const GridCellCheckboxForwardRef = (
  Subject: typeof MuiGridCellCheckboxForwardRef,
) => (
  <MuiDataGrid
    {...cellAlone}
    checkboxSelection
    rows={shops}
    columns={[
      {
        ...GRID_CHECKBOX_SELECTION_COL_DEF,
        renderCell: (params) => <Subject {...params} />,
      },
      { field: 'city' },
    ]}
    isRowSelectable={({ row }) => row.city !== 'Lima'}
  />
);

export const GridHeaderCheckbox = (Subject: typeof MuiGridHeaderCheckbox) => (
  <MuiDataGrid
    autoHeight
    checkboxSelection
    rows={shops}
    columns={[
      {
        ...GRID_CHECKBOX_SELECTION_COL_DEF,
        renderHeader: (params) => <Subject {...params} />,
      },
      { field: 'city' },
    ]}
  />
);

export const GridActionsCell = (Subject: typeof MuiGridActionsCell) => (
  <MuiDataGrid
    {...cellAlone}
    rows={shops}
    columns={[
      {
        field: 'actions',
        type: 'actions',
        getActions: ({ row }) => [
          <MuiGridActionsCellItem
            key="edit"
            icon={<span>✎</span>}
            label={`Edit ${row.city}`}
          />,
          <MuiGridActionsCellItem key="close" showInMenu label="Close" />,
        ],
        renderCell: (params) => <Subject {...params} />,
      },
    ]}
  />
);
