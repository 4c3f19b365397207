import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import TablePagination from '@mui/material/TablePagination';
import type { TablePaginationActionsProps } from '@mui/material/TablePagination/TablePaginationActions';
import Typography from '@mui/material/Typography';

function PageNumbers(props: TablePaginationActionsProps & { disabled?: boolean }) {
  const { count, page, rowsPerPage, onPageChange, disabled } = props;
  return (
    <Pagination
      size="small"
      siblingCount={0}
      disabled={disabled}
      count={Math.ceil(count / rowsPerPage)}
      page={page + 1}
      onChange={(_event, next) => onPageChange(null, next - 1)}
    />
  );
}

export default function TablePageNumbers() {
  const [page, setPage] = React.useState(0);
  const [asked, setAsked] = React.useState<number>();

  React.useEffect(() => {
    if (asked === undefined) {
      return undefined;
    }
    const answer = setTimeout(() => {
      setPage(asked);
      setAsked(undefined);
    }, 800);
    return () => clearTimeout(answer);
  }, [asked]);

  return (
    <Box>
      <Typography role="status" variant="body2" sx={{ p: 1 }}>
        {asked === undefined ? 'Up to date' : 'Loading…'}
      </Typography>
      <TablePagination
        component="div"
        count={240}
        page={page}
        rowsPerPage={20}
        rowsPerPageOptions={[20]}
        onPageChange={(_event, next) => setAsked(next)}
        disabled={asked !== undefined}
        ActionsComponent={PageNumbers}
        sx={{
          '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', px: 1 },
          '& .MuiTablePagination-displayedRows': { fontWeight: 700, mr: 2 },
        }}
      />
    </Box>
  );
}
