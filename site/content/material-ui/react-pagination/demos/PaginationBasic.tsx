import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function PaginationBasic() {
  const [page, setPage] = React.useState(1);

  return (
    <Stack spacing={1} alignItems="center">
      <Pagination
        count={10}
        page={page}
        onChange={(event, next) => setPage(next)}
        aria-label="Ten pages"
      />
      <Typography variant="body2" role="status">
        Page {page} of 10
      </Typography>
    </Stack>
  );
}
