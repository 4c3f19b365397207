import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const stations = [
  { name: 'Lighthouse', january: [4, -1], july: [21, 14] },
  { name: 'Mill bridge', january: [2, -6], july: [25, 12] },
  { name: 'North mole', january: [5, 1], july: [19, 15] },
  { name: 'Upper valley', january: [-1, -11], july: [23, 9] },
];

function Extremes() {
  return (
    <TableRow>
      {['High', 'Low', 'High', 'Low'].map((extreme, index) => (
        <TableCell key={index} align="right">
          {extreme}
        </TableCell>
      ))}
    </TableRow>
  );
}

function Stations() {
  return (
    <TableBody>
      {stations.map(({ name, january, july }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          {[...january, ...july].map((degrees, index) => (
            <TableCell key={index} align="right">
              {degrees}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  );
}

export default function TableGroups() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 560 }}>
      <Table size="small" aria-label="Average temperatures in °C">
        <TableHead sx={{ '& [colspan]': { textAlign: 'center' } }}>
          <TableRow>
            <TableCell rowSpan={2}>Station</TableCell>
            <TableCell colSpan={2} scope="colgroup">
              January
            </TableCell>
            <TableCell colSpan={2} scope="colgroup">
              July
            </TableCell>
          </TableRow>
          <Extremes />
        </TableHead>
        <Stations />
      </Table>
    </TableContainer>
  );
}
