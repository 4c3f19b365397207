import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationButtons() {
  return (
    <Stack spacing={1}>
      <Pagination
        count={8}
        showFirstButton
        showLastButton
        aria-label="All buttons"
      />
      <Pagination
        count={8}
        hidePrevButton
        hideNextButton
        aria-label="Numbers only"
      />
    </Stack>
  );
}
