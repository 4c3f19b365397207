import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const trains = [
  { leaves: '08:12', takes: '2 h 40' },
  { leaves: '09:30', takes: '1 h 55' },
];

export default function RadioTable() {
  const [train, setTrain] = React.useState('08:12');

  return (
    <Table size="small" aria-label="Trains" sx={{ maxWidth: 360 }}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">Take</TableCell>
          <TableCell>Leaves</TableCell>
          <TableCell>Takes</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {trains.map(({ leaves, takes }) => (
          <TableRow key={leaves} selected={train === leaves}>
            <TableCell padding="checkbox">
              <Radio
                checked={train === leaves}
                onChange={() => setTrain(leaves)}
                value={leaves}
                name="train"
                inputProps={{ 'aria-label': `The train at ${leaves}` }}
              />
            </TableCell>
            <TableCell>{leaves}</TableCell>
            <TableCell>{takes}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
