import * as React from 'react';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';

interface Parcel {
  number: string;
  state: string;
  detail: string;
}

const parcels: Parcel[] = [
  {
    number: '7301',
    state: 'On its way',
    detail: 'Left the depot at 6:40, eleven stops before you.',
  },
  {
    number: '7288',
    state: 'Delivered',
    detail: 'Handed to a neighbor, second floor left.',
  },
];

function ParcelRows({ number, state, detail }: Parcel) {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <TableRow sx={{ '& > *': { borderBottom: 'none' } }}>
        <TableCell sx={{ py: 0.5 }}>
          <IconButton
            edge="start"
            size="small"
            aria-label={`Details of parcel ${number}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <UpIcon /> : <DownIcon />}
          </IconButton>
        </TableCell>
        <TableCell component="th" scope="row">
          {number}
        </TableCell>
        <TableCell>{state}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={3} sx={{ py: 0 }}>
          <Collapse in={open} unmountOnExit>
            <Typography variant="body2" sx={{ py: 2 }}>
              {detail}
            </Typography>
          </Collapse>
        </TableCell>
      </TableRow>
    </React.Fragment>
  );
}

export default function TableCollapsible() {
  return (
    <TableContainer component={Paper} sx={{ maxWidth: 480 }}>
      <Table aria-label="Parcels">
        <TableHead>
          <TableRow>
            <TableCell>Details</TableCell>
            <TableCell>Parcel</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parcels.map((parcel) => (
            <ParcelRows key={parcel.number} {...parcel} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
