import Pagination from '@mui/material/Pagination';

export default function HomePages() {
  return (
    <Pagination
      count={9}
      defaultPage={2}
      size="small"
      siblingCount={0}
      color="primary"
      sx={{ mx: 'auto' }}
    />
  );
}
