import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { createTheme } from '@mui/material/styles';

const theme = createTheme();

const results = [
  { call: 'theme.spacing(2)', result: theme.spacing(2) },
  { call: 'theme.spacing(1, 2)', result: theme.spacing(1, 2) },
  { call: "theme.spacing(1, 'auto')", result: theme.spacing(1, 'auto') },
];

export default function StyleSpacing() {
  return (
    <Table size="small" aria-label="Results of theme.spacing" sx={{ maxWidth: 400 }}>
      <TableBody>
        {results.map(({ call, result }) => (
          <TableRow key={call}>
            <TableCell component="th" scope="row">
              {call}
            </TableCell>
            <TableCell>{JSON.stringify(result)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
