import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const jobs = [
  { name: 'Posters', pages: 40 },
  { name: 'Programs', pages: 600 },
  { name: 'Tickets', pages: 24 },
];

export default function TableElements() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 360 }}>
      <Table component="div" aria-label="Print queue">
        <TableHead component="div">
          <TableRow component="div">
            <TableCell component="div" role="columnheader">
              Job
            </TableCell>
            <TableCell component="div" role="columnheader" align="right">
              Pages
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody component="div">
          {jobs.map(({ name, pages }) => (
            <TableRow key={name} component="div">
              <TableCell component="div" role="rowheader">
                {name}
              </TableCell>
              <TableCell component="div" role="cell" align="right">
                {pages}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter component="div">
          <TableRow component="div">
            <TableCell component="div" role="rowheader">
              In all
            </TableCell>
            <TableCell component="div" role="cell" align="right">
              664
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
