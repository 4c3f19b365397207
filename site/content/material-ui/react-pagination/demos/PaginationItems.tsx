import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';

export default function PaginationItems() {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Letters"
      useFlexGap
      flexWrap="wrap"
    >
      <PaginationItem type="previous" aria-label="Back" disabled />
      <PaginationItem page="A" selected color="primary" />
      <PaginationItem page="B" variant="outlined" shape="rounded" />
      <PaginationItem type="start-ellipsis" />
      <PaginationItem page="Y" size="large" />
      <PaginationItem page="Z" />
      <PaginationItem type="next" aria-label="Forward" />
    </Stack>
  );
}
