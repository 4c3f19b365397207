import Stack from '@mui/material/Stack';
import Forest from '@mui/icons-material/Forest';

export default function IconColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <Forest />
      <Forest color="primary" />
      <Forest color="secondary" />
      <Forest color="success" />
      <Forest color="warning" />
      <Forest color="error" />
      <Forest color="action" />
      <Forest color="disabled" />
      <Forest htmlColor="#00838f" />
    </Stack>
  );
}
