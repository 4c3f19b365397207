import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  { tea: 'Assam', minutes: 4 },
  { tea: 'Sencha', minutes: 2 },
];

export default function TablePicture() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ width: 220 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Tea</TableCell>
            <TableCell align="right">Minutes</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.tea}>
              <TableCell>{row.tea}</TableCell>
              <TableCell align="right">{row.minutes}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
