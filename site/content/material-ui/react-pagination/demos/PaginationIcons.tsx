import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';

const arrows = { previous: ArrowBack, next: ArrowForward };

export default function PaginationIcons() {
  return (
    <Stack spacing={1}>
      <Pagination
        count={5}
        aria-label="With slots"
        renderItem={(item) => <PaginationItem {...item} slots={arrows} />}
      />
      <Pagination
        count={5}
        aria-label="With components"
        renderItem={(item) => <PaginationItem {...item} components={arrows} />}
      />
    </Stack>
  );
}
