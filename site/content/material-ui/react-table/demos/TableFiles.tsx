import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const files = ['Plan.pdf', 'Photos.zip', 'Guests.csv'];

export default function TableFiles() {
  return (
    <Table padding="none" aria-label="Files to send" sx={{ maxWidth: 300 }}>
      <TableBody>
        {files.map((name) => (
          <TableRow key={name}>
            <TableCell sx={{ width: 42 }}>
              <Checkbox
                defaultChecked
                inputProps={{ 'aria-label': `Send ${name}` }}
              />
            </TableCell>
            <TableCell component="th" scope="row" padding="normal">
              {name}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
