import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const stations = ['Oslo', 'Voss', 'Geilo', 'Stavanger', 'Bodø', 'Hamar'];

// Twenty trains, made by a rule.
const trains = Array.from({ length: 20 }, (_, index) => {
  const minutes = 365 + index * 47;
  return {
    id: `R ${40 + index * 3}`,
    at: `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
    to: stations[(index * 5) % stations.length],
    track: 1 + ((index * 3) % 4),
    late: index % 4 === 1 ? 5 * (1 + (index % 3)) : 0,
  };
});

type Train = (typeof trains)[number];

const State = ({ late }: { late: number }) =>
  late > 0 ? (
    <Chip size="small" color="warning" label={`${late} minutes late`} />
  ) : (
    <Chip size="small" variant="outlined" label="On time" />
  );

function Board({ rows }: { rows: Train[] }) {
  return (
    <Table size="small" aria-label="Departures">
      <TableHead>
        <TableRow>
          {['Time', 'Train', 'To', 'Track', 'State'].map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, at, to, track, late }) => (
          <TableRow key={id}>
            <TableCell>{at}</TableCell>
            <TableCell>{id}</TableCell>
            <TableCell>{to}</TableCell>
            <TableCell>{track}</TableCell>
            <TableCell>
              <State late={late} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Cards({ rows }: { rows: Train[] }) {
  return (
    <Stack component="ul" aria-label="Departures" spacing={1} sx={{ p: 0, m: 0 }}>
      {rows.map(({ id, at, to, track, late }) => (
        <Card key={id} component="li" variant="outlined" sx={{ display: 'block' }}>
          <CardContent>
            <Typography variant="h6" component="h2">
              {at} {to}
            </Typography>
            <Typography color="text.secondary" gutterBottom>
              {id}, track {track}
            </Typography>
            <State late={late} />
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}

export default function MediaQueryTrains() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  return (
    <Box component="main" sx={{ p: 2 }}>
      <Typography variant="h5" component="h1" gutterBottom>
        Departures
      </Typography>
      {isWide ? <Board rows={trains} /> : <Cards rows={trains} />}
    </Box>
  );
}
