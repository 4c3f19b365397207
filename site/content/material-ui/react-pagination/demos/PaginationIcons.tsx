import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';

const arrows = { previous: ArrowBack, next: ArrowForward };

export default function PaginationIcons() {
  return (
    <Pagination
      count={5}
      aria-label="Arrows"
      renderItem={(item) => <PaginationItem {...item} slots={arrows} />}
    />
  );
}
