import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

function StarEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value}
      onChange={(_event, next) =>
        apiRef.current.setEditCellValue({ id, field, value: next ?? value })
      }
      sx={{ mx: 1 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'film', headerName: 'Film', flex: 1 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    width: 160,
    editable: true,
    renderEditCell: (params) => <StarEditor {...params} />,
  },
];

const rows = [
  { id: 1, film: 'Lighthouse', stars: 4 },
  { id: 2, film: 'Nine stations', stars: 2 },
];

export default function EditingEditor() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Films"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
