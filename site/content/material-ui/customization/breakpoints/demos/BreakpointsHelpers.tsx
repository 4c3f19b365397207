import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTheme } from '@mui/material/styles';

export default function BreakpointsHelpers() {
  const { up, down, between, only, not } = useTheme().breakpoints;
  const rows = [
    ["up('md')", up('md')],
    ["down('md')", down('md')],
    ["between('sm', 'lg')", between('sm', 'lg')],
    ["only('md')", only('md')],
    ["not('md')", not('md')],
    ['up(720)', up(720)],
  ];

  return (
    <TableContainer tabIndex={0} role="region" aria-label="Helpers">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Call</TableCell>
            <TableCell>Result</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([call, result]) => (
            <TableRow key={call}>
              <TableCell component="th" scope="row">
                {call}
              </TableCell>
              <TableCell>{result}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
