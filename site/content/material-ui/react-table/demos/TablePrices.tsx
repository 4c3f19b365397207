import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const goods = Array.from({ length: 12 }, (_, index) => ({
  name: `Bolt M${index + 3}`,
  price: 12 + ((index * 7) % 12) * 5,
}));
const sum = goods.reduce((total, { price }) => total + price, 0);

const total = {
  position: 'sticky',
  bottom: 0,
  bgcolor: 'background.paper',
  '& .MuiTableCell-footer': { color: 'text.primary', fontSize: 15 },
};

export default function TablePrices() {
  const [sorted, setSorted] = React.useState(false);
  const rows = sorted ? [...goods].sort((a, b) => a.price - b.price) : goods;

  return (
    <TableContainer
      sx={{ maxWidth: 320, height: 300, border: 1, borderColor: 'divider' }}
      role="region"
      aria-label="Prices, scrollable"
      tabIndex={0}
    >
      <Table stickyHeader aria-label="Prices">
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell align="right" sortDirection={sorted && 'asc'}>
              <TableSortLabel
                hideSortIcon
                active={sorted}
                direction="asc"
                onClick={() => setSorted(!sorted)}
              >
                Cents
              </TableSortLabel>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ '& tr:last-of-type > *': { border: 0 } }}>
          {rows.map(({ name, price }) => (
            <TableRow key={name} hover>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{price}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter sx={total}>
          <TableRow>
            <TableCell component="th" scope="row">
              One of each
            </TableCell>
            <TableCell align="right">{sum}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
