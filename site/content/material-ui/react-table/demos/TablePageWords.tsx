import * as React from 'react';
import Paper from '@mui/material/Paper';
import TablePagination from '@mui/material/TablePagination';

const names = {
  first: 'Newest letters',
  previous: 'Newer letters',
  next: 'Older letters',
  last: 'Oldest letters',
};

export default function TablePageWords() {
  const [page, setPage] = React.useState(4);

  return (
    <Paper>
      <TablePagination
        component="div"
        count={212}
        page={page}
        rowsPerPage={20}
        rowsPerPageOptions={[]}
        onPageChange={(_event, next) => setPage(next)}
        showFirstButton
        showLastButton
        labelDisplayedRows={({ from, to }) => `Letters ${from}–${to}`}
        getItemAriaLabel={(type) => names[type]}
      />
    </Paper>
  );
}
