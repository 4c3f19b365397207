import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stations = [
  { name: 'Summit', height: 2410, snow: 184 },
  { name: 'Upper hut', height: 1985, snow: 122 },
  { name: 'Pasture', height: 1340, snow: 37 },
  { name: 'Village', height: 860, snow: 4 },
];

export default function TableDense() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 480 }}>
      <Table
        size="small"
        aria-label="Snow by station"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Station</TableCell>
            <TableCell align="right">Height (m)</TableCell>
            <TableCell align="right">Snow (cm)</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stations.map((station) => (
            <TableRow key={station.name}>
              <TableCell component="th" scope="row">
                {station.name}
              </TableCell>
              <TableCell align="right">{station.height}</TableCell>
              <TableCell align="right">{station.snow}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
