import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';

const facts = [
  { name: 'Built', value: '1912' },
  { name: 'Span', value: '118 m' },
  { name: 'Material', value: 'Riveted steel' },
];

export default function TableSideways() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 360 }}>
      <Table aria-label="The old bridge">
        <TableBody>
          {facts.map((fact) => (
            <TableRow key={fact.name}>
              <TableCell component="th" scope="row" variant="head" size="small">
                {fact.name}
              </TableCell>
              <TableCell size="small">{fact.value}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
