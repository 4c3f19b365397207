import * as React from 'react';
import {
  TablePagination,
  TablePaginationActions,
  type TablePaginationActionsProps,
} from '@mui/base/TablePagination';
import { prepareForSlot } from '@mui/base/utils';
import { styled } from '@mui/system';

const Nav = prepareForSlot('nav');

const Table = styled('table')({
  width: 420,
  maxWidth: '100%',
  borderCollapse: 'collapse',
  font: '400 15px/22px system-ui, sans-serif',
  '& th, & td': { padding: 8, textAlign: 'start' },
  '& .pages-bar': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 12,
    alignItems: 'center',
  },
  '& .pages-bar p': { margin: 0 },
  '& button, & select': { font: 'inherit' },
});

const teas = Array.from({ length: 42 }, (_, i) => `Tea ${i + 1}`);

function Actions(props: TablePaginationActionsProps) {
  return (
    <TablePaginationActions
      {...props}
      slots={{ root: Nav }}
      slotProps={{
        root: { 'aria-label': 'Pages of the table' },
        backButton: { title: 'Back' },
        nextButton: { title: 'On' },
      }}
    />
  );
}

export default function CustomPages() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState(5);
  const first = page * rows;

  return (
    <Table>
      <tbody>
        {teas.slice(first, first + rows).map((tea) => (
          <tr key={tea}>
            <td>{tea}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            count={teas.length}
            page={page}
            rowsPerPage={rows}
            rowsPerPageOptions={[5, 10, { value: teas.length, label: 'All' }]}
            onPageChange={(event, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setRows(Number(event.target.value));
              setPage(0);
            }}
            getItemAriaLabel={(type) => `To the ${type} page`}
            labelDisplayedRows={({ from, to, count }) =>
              `Teas ${from} to ${to} of ${count}`
            }
            slots={{ root: 'th', actions: Actions }}
            slotProps={{
              root: { scope: 'row' },
              toolbar: { className: 'pages-bar' },
              select: { 'aria-label': 'Teas on a page' },
            }}
          />
        </tr>
      </tfoot>
    </Table>
  );
}
