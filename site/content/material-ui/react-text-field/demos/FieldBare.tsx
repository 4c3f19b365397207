import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import InputBase from '@mui/material/InputBase';
import InputAdornment from '@mui/material/InputAdornment';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import SearchIcon from '@mui/icons-material/Search';

export default function FieldBare() {
  const [words, setWords] = React.useState('');
  const [problem, setProblem] = React.useState('');

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
      <Paper component="form" variant="outlined" sx={{ px: 2, py: 1 }}>
        <InputBase
          fullWidth
          required
          type="email"
          placeholder="Forward to"
          inputProps={{ 'aria-label': 'Forward to' }}
          error={problem !== ''}
          onBlur={(event) => event.target.checkValidity() && setProblem('')}
          onInvalid={(event) =>
            setProblem((event.target as HTMLInputElement).validationMessage)
          }
        />
        <Typography variant="caption" role="status" color="error">
          {problem}
        </Typography>
      </Paper>
    </Stack>
  );
}
