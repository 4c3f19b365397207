import * as React from 'react';
import CancelIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStartReasons,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, day: 'Monday', opens: '09:00', closes: '17:00' },
  { id: 2, day: 'Friday', opens: '10:00', closes: '13:00' },
  { id: 3, day: 'Saturday', opens: '10:00', closes: '12:00' },
];

export default function EditingRows() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const columns: GridColDef[] = [
    { field: 'day', headerName: 'Day', flex: 1 },
    { field: 'opens', headerName: 'Opens', width: 65, editable: true },
    { field: 'closes', headerName: 'Closes', width: 65, editable: true },
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 80,
      getActions: ({ id, row }) => {
        const { Edit, View } = GridRowModes;
        if (modes[id]?.mode !== Edit) {
          return [
            <GridActionsCellItem
              key="edit"
              icon={<EditIcon />}
              label={`Edit ${row.day}`}
              onClick={() => setModes({ ...modes, [id]: { mode: Edit } })}
            />,
          ];
        }
        return [
          <GridActionsCellItem
            key="save"
            icon={<SaveIcon />}
            label={`Save ${row.day}`}
            onClick={() => setModes({ ...modes, [id]: { mode: View } })}
          />,
          <GridActionsCellItem
            key="cancel"
            icon={<CancelIcon />}
            label={`Cancel ${row.day}`}
            onClick={() =>
              setModes({ ...modes, [id]: { mode: View, ignoreModifications: true } })
            }
          />,
        ];
      },
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Opening hours"
        autoHeight
        hideFooter
        disableColumnMenu
        editMode="row"
        rows={rows}
        columns={columns}
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStart={({ reason }, event) => {
          event.defaultMuiPrevented =
            reason === GridRowEditStartReasons.cellDoubleClick;
        }}
        onRowEditStop={({ reason }, event) => {
          event.defaultMuiPrevented = reason === GridRowEditStopReasons.rowFocusOut;
        }}
      />
    </Box>
  );
}
