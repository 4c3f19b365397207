import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={0.5}>
      <Typography>text.primary, the default</Typography>
      <Typography color="text.secondary">text.secondary</Typography>
      <Typography color="primary">primary</Typography>
      <Typography color="error">error</Typography>
      <Typography color="success.main" fontWeight="medium">
        success.main, medium weight
      </Typography>
    </Stack>
  );
}
