import TextField from '@mui/material/TextField';

export default function HomeText() {
  return (
    <TextField
      fullWidth
      size="small"
      id="home-text"
      label="Station name"
      defaultValue="Ferry steps"
      helperText="Shown to everyone"
      focused
      sx={{ maxWidth: 240, mx: 'auto' }}
    />
  );
}
