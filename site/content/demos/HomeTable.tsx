import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

type Trend = 'Rising' | 'Steady' | 'Falling';

const stations: [
  name: string,
  water: string,
  level: number,
  trend: Trend,
  read: string,
][] = [
  ['North mole', 'Tidal', 4.82, 'Rising', '14:02'],
  ['Ferry steps', 'Tidal', 4.65, 'Rising', '14:01'],
  ['Harbor mouth', 'Tidal', 4.31, 'Steady', '14:02'],
  ['Salt bridge', 'Brackish', 3.94, 'Falling', '13:58'],
  ['Long quay', 'Tidal', 3.77, 'Steady', '14:00'],
  ['Old lock', 'Fresh', 2.18, 'Steady', '13:55'],
  ['Mill weir', 'Fresh', 1.96, 'Rising', '14:02'],
];

const looks = {
  Rising: { color: 'primary' },
  Steady: { color: 'default' },
  Falling: { variant: 'outlined' },
} as const;

const wide = { display: { xs: 'none', sm: 'table-cell' } };

export default function HomeTable() {
  const [chosen, setChosen] = React.useState(['Ferry steps']);
  const [falls, setFalls] = React.useState(true);
  const rows = stations.slice().sort((a, b) => (falls ? b[2] - a[2] : a[2] - b[2]));

  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Water levels">
        <TableHead>
          <TableRow>
            <TableCell component="td" padding="checkbox" />
            <TableCell>Station</TableCell>
            <TableCell sx={wide}>Water</TableCell>
            <TableCell align="right" sortDirection={falls ? 'desc' : 'asc'}>
              <TableSortLabel
                active
                direction={falls ? 'desc' : 'asc'}
                onClick={() => setFalls(!falls)}
              >
                Level, m
              </TableSortLabel>
            </TableCell>
            <TableCell>Trend</TableCell>
            <TableCell align="right" sx={wide}>
              Read at
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, water, level, trend, read]) => {
            const isChosen = chosen.includes(name);
            return (
              <TableRow key={name} hover selected={isChosen}>
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    checked={isChosen}
                    onChange={() =>
                      setChosen(
                        isChosen
                          ? chosen.filter((other) => other !== name)
                          : [...chosen, name],
                      )
                    }
                    inputProps={{ 'aria-label': `Select ${name}` }}
                  />
                </TableCell>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell sx={wide}>{water}</TableCell>
                <TableCell align="right">{level.toFixed(2)}</TableCell>
                <TableCell>
                  <Chip size="small" label={trend} {...looks[trend]} />
                </TableCell>
                <TableCell align="right" sx={wide}>
                  {read}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
