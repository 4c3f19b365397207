import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function SelectNativeInputs() {
  const [rows, setRows] = React.useState(10);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stack direction="row" useFlexGap flexWrap="wrap" spacing={2}>
        <NativeSelect
          input={<OutlinedInput size="small" />}
          IconComponent={ExpandMore}
          inputProps={{ 'aria-label': 'Rows per page' }}
          value={rows}
          onChange={(event) => setRows(Number(event.target.value))}
        >
          <option value={10}>10 rows</option>
          <option value={50}>50 rows</option>
        </NativeSelect>
        <NativeSelect
          variant="filled"
          input={<FilledInput hiddenLabel size="small" />}
          inputProps={{ 'aria-label': 'Order' }}
          sx={{ minWidth: 140 }}
        >
          <option value="new">Newest first</option>
          <option value="old">Oldest first</option>
        </NativeSelect>
      </Stack>
      <Typography role="status">{240 / rows} pages</Typography>
    </Stack>
  );
}
