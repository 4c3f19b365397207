import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  return (
    <Stack spacing={1}>
      <Pagination count={24} defaultPage={12} siblingCount={0} aria-label="Few" />
      <Pagination count={24} defaultPage={12} aria-label="Default" />
      <Pagination
        count={24}
        defaultPage={12}
        siblingCount={2}
        aria-label="Neighbors"
      />
      <Pagination count={24} defaultPage={12} boundaryCount={2} aria-label="Ends" />
    </Stack>
  );
}
