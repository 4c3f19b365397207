import Pagination from '@mui/material/Pagination';

export default function PaginationCustom() {
  return (
    <Pagination
      count={6}
      aria-label="Underlined"
      sx={{
        '& .MuiPagination-ul': { gap: 1 },
        '& .Mui-selected': {
          bgcolor: 'transparent !important',
          textDecoration: 'underline',
          fontWeight: 700,
        },
      }}
    />
  );
}
