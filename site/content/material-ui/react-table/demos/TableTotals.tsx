import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { article: 'Notebook, lined', pieces: 12, each: 3.5 },
  { article: 'Pencil, soft', pieces: 30, each: 0.8 },
  { article: 'Ruler', pieces: 4, each: 2.25 },
];

const euros = (amount: number) => amount.toFixed(2);
const total = lines.reduce((sum, line) => sum + line.pieces * line.each, 0);

export default function TableTotals() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 560 }}>
      <Table
        size="small"
        aria-label="Order 20417"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Article</TableCell>
            <TableCell align="right">Pieces</TableCell>
            <TableCell align="right">Each (€)</TableCell>
            <TableCell align="right">Sum (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.article}>
              <TableCell component="th" scope="row">
                {line.article}
              </TableCell>
              <TableCell align="right">{line.pieces}</TableCell>
              <TableCell align="right">{euros(line.each)}</TableCell>
              <TableCell align="right">{euros(line.pieces * line.each)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={3} align="right">
              Total
            </TableCell>
            <TableCell
              align="right"
              sx={{ fontWeight: 'fontWeightMedium', color: 'text.primary' }}
            >
              {euros(total)}
            </TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
