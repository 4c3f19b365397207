import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const radii = ['None', 'Small', 'Large', 'Round'] as const;
type Radius = (typeof radii)[number];

const corners: Record<Radius, string> = {
  None: '0',
  Small: '6px',
  Large: '18px',
  Round: '50%',
};

export default function AutocompletePreview() {
  const [value, setValue] = React.useState<Radius>('Small');
  const [seen, setSeen] = React.useState<Radius | null>(null);

  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap">
      <Autocomplete
        id="preview-corners"
        disableClearable
        options={radii}
        value={value}
        onChange={(_event, next) => setValue(next)}
        onHighlightChange={(_event, option) => setSeen(option)}
        onClose={() => setSeen(null)}
        renderInput={(params) => <TextField {...params} label="Corners" />}
        sx={{ width: 200 }}
      />
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 88,
          height: 88,
          border: 2,
          borderColor: 'primary.main',
        }}
        style={{ borderRadius: corners[seen ?? value] }}
      >
        <Typography variant="caption">{seen ?? value}</Typography>
      </Box>
    </Stack>
  );
}
