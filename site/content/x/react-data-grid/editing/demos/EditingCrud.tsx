import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowEditStopParams,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import AddIcon from '@mui/icons-material/Add';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Check';

interface Member {
  id: number;
  name: string;
  role: string;
  joined: number;
  isNew?: boolean;
}

const roles = ['Cox', 'Rower', 'Coach', 'Boatman'];

const crew: Member[] = [
  { id: 1, name: 'Ines Berg', role: 'Cox', joined: 2016 },
  { id: 2, name: 'Henrik Sand', role: 'Rower', joined: 2019 },
  { id: 3, name: 'Rosa Lima', role: 'Coach', joined: 2011 },
  { id: 4, name: 'Jan Novak', role: 'Rower', joined: 2023 },
];

const fields: GridColDef<Member>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  {
    field: 'role',
    headerName: 'Role',
    width: 110,
    type: 'singleSelect',
    valueOptions: roles,
    editable: true,
  },
  {
    field: 'joined',
    headerName: 'Since',
    width: 80,
    type: 'number',
    valueFormatter: ({ value }) => String(value ?? ''),
    editable: true,
  },
];

/** The rows, which of them are open, and what people can do with them. */
function useCrew() {
  const [rows, setRows] = React.useState(crew);
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const remove = (id: GridRowId) =>
    setRows((old) => old.filter((row) => row.id !== id));

  return {
    rows,
    modes,
    setModes,
    remove,
    add: () => {
      const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
      setRows([{ id, name: '', role: 'Rower', joined: 2024, isNew: true }, ...rows]);
      setModes({
        ...modes,
        [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
      });
    },
    edit: (id: GridRowId) =>
      setModes({ ...modes, [id]: { mode: GridRowModes.Edit } }),
    commit: (id: GridRowId) =>
      setModes({ ...modes, [id]: { mode: GridRowModes.View } }),
    cancel: (id: GridRowId) => {
      setModes({
        ...modes,
        [id]: { mode: GridRowModes.View, ignoreModifications: true },
      });
      if (rows.some((row) => row.id === id && row.isNew)) {
        remove(id);
      }
    },
    leave: ({ id, reason }: GridRowEditStopParams<Member>) => {
      if (
        reason === 'escapeKeyDown' &&
        rows.some((row) => row.id === id && row.isNew)
      ) {
        remove(id);
      }
    },
    save: (next: Member) => {
      const saved = { ...next, isNew: false };
      setRows((old) => old.map((row) => (row.id === saved.id ? saved : row)));
      return saved;
    },
  };
}

function actionsOf({
  modes,
  ...list
}: ReturnType<typeof useCrew>): GridColDef<Member> {
  return {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    getActions: ({ id, row }) =>
      modes[id]?.mode === GridRowModes.Edit
        ? [
            <GridActionsCellItem
              key="save"
              icon={<SaveIcon />}
              label="Save"
              onClick={() => list.commit(id)}
            />,
            <GridActionsCellItem
              key="cancel"
              icon={<CancelIcon />}
              label="Cancel"
              onClick={() => list.cancel(id)}
            />,
          ]
        : [
            <GridActionsCellItem
              key="edit"
              icon={<EditIcon />}
              label={`Edit ${row.name}`}
              onClick={() => list.edit(id)}
            />,
            <GridActionsCellItem
              key="delete"
              icon={<DeleteIcon />}
              label={`Delete ${row.name}`}
              onClick={() => list.remove(id)}
            />,
          ],
  };
}

export default function EditingCrud() {
  const list = useCrew();

  return (
    <Box sx={{ width: '100%' }}>
      <Button startIcon={<AddIcon />} onClick={list.add}>
        Add a member
      </Button>
      <DataGrid
        aria-label="Crew"
        autoHeight
        hideFooter
        editMode="row"
        rows={list.rows}
        columns={[actionsOf(list), ...fields]}
        rowModesModel={list.modes}
        onRowModesModelChange={list.setModes}
        onRowEditStop={list.leave}
        processRowUpdate={list.save}
      />
    </Box>
  );
}
