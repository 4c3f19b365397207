import Pagination from '@mui/material/Pagination';

export default function PaginationDisabled() {
  return <Pagination count={6} defaultPage={2} disabled aria-label="Disabled" />;
}
