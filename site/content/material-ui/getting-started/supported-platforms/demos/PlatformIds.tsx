import TextField from '@mui/material/TextField';

export default function PlatformIds() {
  return <TextField label="Browser version" defaultValue="90" />;
}
