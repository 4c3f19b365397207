import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Stack spacing={3} sx={{ width: 320 }}>
      <Divider>or</Divider>
      <Divider textAlign="left">Yesterday</Divider>
      <Divider textAlign="right">
        <Chip label="12 more" size="small" />
      </Divider>
    </Stack>
  );
}
