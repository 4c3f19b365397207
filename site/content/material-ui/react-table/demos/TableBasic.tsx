import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  { fruit: 'Apples', origin: 'Valley farm', price: '2.20' },
  { fruit: 'Lemons', origin: 'South coast', price: '3.80' },
  { fruit: 'Quinces', origin: 'Our own trees', price: '4.10' },
];

export default function TableBasic() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 560 }}>
      <Table>
        <caption>Prices per kilogram</caption>
        <TableHead>
          <TableRow>
            <TableCell>Fruit</TableCell>
            <TableCell>Origin</TableCell>
            <TableCell align="right">Price (€)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.fruit}>
              <TableCell component="th" scope="row">
                {row.fruit}
              </TableCell>
              <TableCell>{row.origin}</TableCell>
              <TableCell align="right">{row.price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
