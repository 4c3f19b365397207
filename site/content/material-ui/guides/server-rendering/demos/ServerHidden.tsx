import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ServerHidden() {
  return (
    <Stack direction="row" spacing={1}>
      <Chip label="Always" />
      <Chip label="Below 600 px" sx={{ display: { sm: 'none' } }} />
      <Chip label="From 600 px" sx={{ display: { xs: 'none', sm: 'flex' } }} />
    </Stack>
  );
}
