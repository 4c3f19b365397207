import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function UrgencyEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    }
  }, [hasFocus]);

  const choose = async (next: string) => {
    await apiRef.current.setEditCellValue({ id, field, value: next });
    apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <ToggleButtonGroup
      ref={ref}
      exclusive
      size="small"
      aria-label="Urgency"
      value={value}
      // The Enter that opens the cell presses the chosen button as well: null.
      onChange={(_event, next: string | null) => next && choose(next)}
      sx={{ mx: 1, '& .MuiToggleButton-root': { py: 0.5 } }}
    >
      <ToggleButton value="Low">Low</ToggleButton>
      <ToggleButton value="High">High</ToggleButton>
    </ToggleButtonGroup>
  );
}

const columns: GridColDef[] = [
  { field: 'job', headerName: 'Job', flex: 1 },
  {
    field: 'urgency',
    headerName: 'Urgency',
    width: 150,
    editable: true,
    renderEditCell: (params) => <UrgencyEditor {...params} />,
  },
];

const rows = [
  { id: 1, job: 'Replace the pump', urgency: 'Low' },
  { id: 2, job: 'Paint the gate', urgency: 'Low' },
];

export default function EditingClose() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Jobs"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
