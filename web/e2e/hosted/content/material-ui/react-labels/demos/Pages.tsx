import Pagination from '@mui/material/Pagination';

export default function Pages() {
  return <Pagination count={3} />;
}
