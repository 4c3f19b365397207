import Pagination from '@mui/material/Pagination';

export default function PaginationCustom() {
  return (
    <Pagination
      count={6}
      aria-label="Underlined"
      classes={{ ul: 'row' }}
      sx={{
        '& .row': { gap: 1 },
        '& .Mui-selected': {
          bgcolor: 'transparent !important',
          textDecoration: 'underline',
          fontWeight: 700,
        },
      }}
    />
  );
}
