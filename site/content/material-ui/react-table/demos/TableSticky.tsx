import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const departures = [
  ['06:12', 'Harbour', '1'],
  ['06:42', 'Airport', '3'],
  ['07:05', 'Old town', '2'],
  ['07:12', 'Harbour', '1'],
  ['07:30', 'University', '4'],
  ['07:42', 'Airport', '3'],
  ['08:05', 'Old town', '2'],
];

export default function TableSticky() {
  return (
    <Paper sx={{ width: 440, maxWidth: '100%', overflow: 'hidden' }}>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label="Departures, scrollable"
        sx={{ maxHeight: 220 }}
      >
        <Table stickyHeader aria-label="Departures">
          <TableHead>
            <TableRow>
              <TableCell>Time</TableCell>
              <TableCell>To</TableCell>
              <TableCell align="right">Platform</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {departures.map(([time, to, platform]) => (
              <TableRow key={time}>
                <TableCell component="th" scope="row">
                  {time}
                </TableCell>
                <TableCell>{to}</TableCell>
                <TableCell align="right">{platform}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
