import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const taken = ['AVO-1', 'CUR-7', 'FUL-2', 'GAN-4'];

const ask = (code: string) =>
  new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(!taken.includes(code.toUpperCase())), 300);
  });

function CodeEditor({
  id,
  field,
  value,
  hasFocus,
  error,
}: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const input = React.useRef<HTMLInputElement>(null);
  const [text, setText] = React.useState(String(value));

  React.useEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    const next = event.target.value;
    setText(next);
    apiRef.current.setEditCellValue({ id, field, value: next, debounceMs: 400 });
  };

  return (
    <InputBase
      inputRef={input}
      value={text}
      onChange={change}
      error={error}
      inputProps={{ 'aria-label': 'Code', 'aria-invalid': Boolean(error) }}
      sx={{ px: 1.25, width: '100%', color: error ? 'error.main' : undefined }}
    />
  );
}

async function checkCode({ props }: GridPreProcessEditCellProps) {
  return { ...props, error: !(await ask(String(props.value))) };
}

const columns: GridColDef[] = [
  { field: 'boat', headerName: 'Boat', flex: 1 },
  {
    field: 'code',
    headerName: 'Code',
    width: 160,
    editable: true,
    preProcessEditCellProps: checkCode,
    renderEditCell: (params) => <CodeEditor {...params} />,
  },
];

const rows = [
  { id: 1, boat: 'Kittiwake', code: 'KIT-3' },
  { id: 2, boat: 'Petrel', code: 'PET-5' },
];

export default function EditingDebounce() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Boats"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
