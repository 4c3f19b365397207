import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridRenderContext,
} from '@mui/x-data-grid';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

// The level of a tidal river for each hour of a quarter of a year, in centimeters.
const rows = Array.from({ length: 90 }, (_, day) => ({
  id: day,
  day: `Day ${day + 1}`,
  ...Object.fromEntries(
    hours.map((hour) => [
      `h${hour}`,
      Math.round(240 + 160 * Math.sin((day * 24 + hour) / 1.98)),
    ]),
  ),
}));

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 90 },
  ...hours.map((hour): GridColDef => ({
    field: `h${hour}`,
    headerName: `${hour}:00`,
    type: 'number',
    width: 70,
  })),
];

export default function GridBuffers() {
  const apiRef = useGridApiRef();
  const [slice, setSlice] = React.useState<GridRenderContext>();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('scrollPositionChange', ({ renderContext }) =>
        setSlice(renderContext),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Water levels by hour"
          apiRef={apiRef}
          hideFooter
          disableColumnMenu
          rows={rows}
          columns={columns}
          rowBuffer={8}
          rowThreshold={6}
          columnBuffer={4}
          columnThreshold={1}
        />
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {slice
          ? `Last rendered at row ${slice.firstRowIndex + 1}, column ${slice.firstColumnIndex + 1}`
          : 'Not scrolled yet'}
      </Typography>
    </Box>
  );
}
