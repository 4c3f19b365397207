import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={1}>
      <Pagination count={5} size="small" color="primary" aria-label="Small" />
      <Pagination count={5} color="secondary" aria-label="Medium" />
      <Pagination count={5} size="large" color="primary" aria-label="Large" />
    </Stack>
  );
}
