import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import SearchIcon from '@mui/icons-material/Search';

export default function FieldBare() {
  const [words, setWords] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <Paper
        variant="outlined"
        sx={{ px: 2, py: 1, '&:focus-within': { borderColor: 'primary.main' } }}
      >
        <Input
          type="search"
          disableUnderline
          fullWidth
          placeholder="Search letters"
          inputProps={{ 'aria-label': 'Search letters' }}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          startAdornment={
            <InputAdornment position="start" disablePointerEvents>
              <SearchIcon />
            </InputAdornment>
          }
        />
      </Paper>
      <FilledInput
        hiddenLabel
        size="small"
        placeholder="Filter by sender"
        inputProps={{ 'aria-label': 'Filter by sender' }}
      />
    </Stack>
  );
}
