import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const StripedTable = styled(Table)({
  [`& .${tableCellClasses.root}`]: { border: 0 },
  [`& .${tableCellClasses.head}`]: {
    fontWeight: 400,
    textTransform: 'uppercase',
    fontSize: 12,
    letterSpacing: 0.6,
  },
  [`& .${tableCellClasses.body}`]: { fontSize: 15 },
  [`& tbody .${tableRowClasses.root}:nth-of-type(odd)`]: {
    backgroundColor: 'rgba(128, 128, 128, 0.12)',
  },
});

const steps = [
  { step: 'Knead', time: '10 min' },
  { step: 'Rest', time: '2 h' },
  { step: 'Shape', time: '15 min' },
  { step: 'Bake', time: '40 min' },
];

export default function TableCustom() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 420 }}>
      <StripedTable aria-label="Bread in four steps">
        <TableHead>
          <TableRow>
            <TableCell>Step</TableCell>
            <TableCell align="right">Time</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {steps.map(({ step, time }) => (
            <TableRow key={step}>
              <TableCell component="th" scope="row">
                {step}
              </TableCell>
              <TableCell align="right">{time}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StripedTable>
    </TableContainer>
  );
}
