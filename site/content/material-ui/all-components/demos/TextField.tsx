import TextField from '@mui/material/TextField';

export default function TextFieldPicture() {
  return (
    <TextField
      id="gallery-text-field"
      label="Name"
      defaultValue="Ada Byron"
      helperText="As on your ticket"
      sx={{ width: 200 }}
    />
  );
}
