import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'draft', headerName: 'Draft', flex: 1, minWidth: 90 },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="edit"
        icon={<EditIcon />}
        label={`Edit ${row.draft}`}
      />,
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label={`Delete ${row.draft}`}
      />,
    ],
  },
];

const rows = [
  { id: 1, draft: 'Spring menu' },
  { id: 2, draft: 'Opening hours' },
  { id: 3, draft: 'Map of stalls' },
  { id: 4, draft: 'Letter to growers' },
];

export default function WallActions() {
  return (
    <Box sx={{ width: '100%', height: 186 }}>
      <DataGrid
        aria-label="Drafts"
        rowHeight={36}
        columnHeaderHeight={40}
        hideFooter
        disableColumnMenu
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
