import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const letters = [
  { id: 'l1', from: 'Town library', subject: 'Two books are waiting' },
  { id: 'l2', from: 'Water works', subject: 'Reading of the meter' },
  { id: 'l3', from: 'Rowing club', subject: 'Program for spring' },
];

export default function TableSelectable() {
  const [chosen, setChosen] = React.useState<string[]>(['l2']);
  const all = chosen.length === letters.length;

  const toggle = (id: string) =>
    setChosen(
      chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
    );

  return (
    <TableContainer component={Paper} sx={{ maxWidth: 560 }}>
      <Table aria-label="Letters">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox
                checked={all}
                indeterminate={chosen.length > 0 && !all}
                onChange={() =>
                  setChosen(all ? [] : letters.map((letter) => letter.id))
                }
                inputProps={{ 'aria-label': 'Select all letters' }}
              />
            </TableCell>
            <TableCell>From</TableCell>
            <TableCell>Subject</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {letters.map((letter) => (
            <TableRow key={letter.id} hover selected={chosen.includes(letter.id)}>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={chosen.includes(letter.id)}
                  onChange={() => toggle(letter.id)}
                  inputProps={{ 'aria-labelledby': `letter-${letter.id}` }}
                />
              </TableCell>
              <TableCell component="th" scope="row" id={`letter-${letter.id}`}>
                {letter.from}
              </TableCell>
              <TableCell>{letter.subject}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
