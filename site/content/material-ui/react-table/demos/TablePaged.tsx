import * as React from 'react';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';

const trees = [
  'Alder',
  'Ash',
  'Aspen',
  'Beech',
  'Birch',
  'Elm',
  'Hazel',
  'Hornbeam',
  'Larch',
  'Lime',
  'Maple',
  'Oak',
];

export default function TablePaged() {
  const [page, setPage] = React.useState(0);
  const [perPage, setPerPage] = React.useState(5);
  const shown = trees.slice(page * perPage, (page + 1) * perPage);

  return (
    <Paper sx={{ width: 440, maxWidth: '100%' }}>
      <TableContainer>
        <Table size="small" aria-label="Trees of the park">
          <TableHead>
            <TableRow>
              <TableCell>Tree</TableCell>
              <TableCell align="right">Number on the map</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((tree) => (
              <TableRow key={tree}>
                <TableCell component="th" scope="row">
                  {tree}
                </TableCell>
                <TableCell align="right">{trees.indexOf(tree) + 1}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={trees.length}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[5, 10]}
        labelRowsPerPage="Rows:"
        slotProps={{
          select: { native: true, inputProps: { 'aria-label': 'Rows per page' } },
        }}
        onPageChange={(_event, next) => setPage(next)}
        onRowsPerPageChange={(event) => {
          setPerPage(Number(event.target.value));
          setPage(0);
        }}
      />
    </Paper>
  );
}
