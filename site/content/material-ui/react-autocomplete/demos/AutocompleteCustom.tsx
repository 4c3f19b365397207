import Autocomplete, { autocompleteClasses } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const papers = ['Bristol board', 'Cotton rag', 'Kraft', 'Newsprint', 'Vellum'];

export default function AutocompleteCustom() {
  return (
    <Autocomplete
      id="custom-paper"
      size="small"
      options={papers}
      slotProps={{
        paper: {
          elevation: 6,
          sx: {
            borderRadius: 3,
            [`& .${autocompleteClasses.option}`]: { mx: 1, borderRadius: 2 },
          },
        },
      }}
      renderInput={(params) => (
        <TextField {...params} label="Paper" variant="filled" />
      )}
      sx={{ width: 260 }}
    />
  );
}
