import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLinks() {
  const [page, setPage] = React.useState(1);

  return (
    <Pagination
      count={5}
      aria-label="Results"
      page={page}
      onChange={(event, next) => setPage(next)}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component="a"
          href={`#results-page-${item.page}`}
        />
      )}
    />
  );
}
