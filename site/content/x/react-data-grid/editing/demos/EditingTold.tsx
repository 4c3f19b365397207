import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditBooleanCell,
  GridEditDateCell,
  GridEditInputCell,
  GridEditSingleSelectCell,
  type GridColDef,
} from '@mui/x-data-grid';

const moods = [
  { label: 'Good', value: 3 },
  { label: 'Fair', value: 2 },
  { label: 'Poor', value: 1 },
];

const rows = [
  { id: 1, hive: 'Linden', seen: new Date(2024, 4, 17), mood: 3, fed: true },
  { id: 2, hive: 'Orchard', seen: new Date(2024, 4, 12), mood: 1, fed: false },
];

export default function EditingTold() {
  const [last, setLast] = React.useState('Nothing yet');

  const columns = React.useMemo<GridColDef[]>(
    () => [
      {
        field: 'hive',
        headerName: 'Hive',
        flex: 1,
        editable: true,
        renderEditCell: (params) => (
          <GridEditInputCell
            {...params}
            onValueChange={(
              event: React.ChangeEvent<HTMLInputElement>,
              text: string,
            ) => setLast(`Hive: ${text}`)}
          />
        ),
      },
      {
        field: 'seen',
        headerName: 'Seen',
        type: 'date',
        width: 120,
        editable: true,
        renderEditCell: (params) => (
          <GridEditDateCell
            {...params}
            onValueChange={(event, day) =>
              setLast(`Seen: ${day?.getDate() ?? 'never'}`)
            }
          />
        ),
      },
      {
        field: 'mood',
        headerName: 'Mood',
        type: 'singleSelect',
        width: 110,
        editable: true,
        valueOptions: moods,
        renderEditCell: (params) => (
          <GridEditSingleSelectCell
            {...params}
            getOptionValue={(option) =>
              typeof option === 'object' ? option.value : option
            }
            getOptionLabel={(option) =>
              typeof option === 'object'
                ? `${option.label} (${option.value})`
                : `${option}`
            }
            onValueChange={(event, mood) => setLast(`Mood: ${mood}`)}
          />
        ),
      },
      {
        field: 'fed',
        headerName: 'Fed',
        type: 'boolean',
        width: 80,
        editable: true,
        renderEditCell: (params) => (
          <GridEditBooleanCell
            {...params}
            onValueChange={(event, isFed) => setLast(isFed ? 'Fed' : 'Not fed')}
          />
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Beehives"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
      <Typography sx={{ mt: 1 }}>{last}</Typography>
    </Box>
  );
}
