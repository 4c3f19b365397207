import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const KayakIcon = createSvgIcon(
  <>
    <path d="M2 14c3 3.2 6.3 4.5 10 4.5S19 17.2 22 14c-3.2.7-6.5 1-10 1s-6.8-.3-10-1Z" />
    <path d="M6.3 5.2a2 2 0 0 1 2.8 0l8 8h-2.1L8 6.5a2 2 0 0 1-1.7-1.3Z" />
  </>,
  'Kayak',
);

export default function OwnIcon() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <KayakIcon />
      <KayakIcon color="primary" fontSize="large" />
      <KayakIcon color="secondary" sx={{ fontSize: 56 }} />
    </Stack>
  );
}
