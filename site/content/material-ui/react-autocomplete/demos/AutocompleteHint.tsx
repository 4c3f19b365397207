import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const shelves = Array.from({ length: 60 }, (_, index) => `Shelf ${index + 1}`);
const filterOptions = createFilterOptions<string>({ limit: 5 });

function HintPaper({ children, ...other }: PaperProps) {
  return (
    <Paper {...other}>
      {children}
      <Typography
        component="p"
        variant="caption"
        color="text.secondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        Five at most. Type on to find others.
      </Typography>
    </Paper>
  );
}

export default function AutocompleteHint() {
  return (
    <Autocomplete
      id="hint-shelf"
      options={shelves}
      filterOptions={filterOptions}
      PaperComponent={HintPaper}
      renderInput={(params) => <TextField {...params} label="Shelf" />}
      sx={{ width: 260 }}
    />
  );
}
