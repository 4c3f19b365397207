import generateUtilityClass from '@mui/material/generateUtilityClass';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const parts = ['root', 'outlined', 'startIcon', 'disabled'];

export default function ClassNames() {
  return (
    <Table size="small" sx={{ maxWidth: 400 }}>
      <TableHead>
        <TableRow>
          <TableCell>Slot or state</TableCell>
          <TableCell>Class name</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part}>
            <TableCell>{part}</TableCell>
            <TableCell>{generateUtilityClass('MuiButton', part)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
