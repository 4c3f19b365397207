import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationVariants() {
  return (
    <Stack spacing={1}>
      <Pagination count={6} variant="outlined" aria-label="Outlined" />
      <Pagination count={6} shape="rounded" aria-label="Rounded" />
      <Pagination count={6} variant="outlined" shape="rounded" aria-label="Both" />
    </Stack>
  );
}
