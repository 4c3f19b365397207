import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface Report {
  author: string;
  place: string;
  color: string;
}

const reports: Report[] = [
  { author: 'Ida Holm', place: 'Harbor road 12, lamp is dark', color: '#1565c0' },
  { author: 'Jan Novak', place: 'Castle park, bench is broken', color: '#6a1b9a' },
  {
    author: 'Rosa Lima',
    place: 'Market square, drain is blocked',
    color: '#00695c',
  },
  { author: 'Kofi Mensah', place: 'Mill lane 3, sign is missing', color: '#ad1457' },
  { author: 'Yuki Tanaka', place: 'School yard, gate is stuck', color: '#4e342e' },
  { author: 'Ada Berg', place: 'Bridge, railing is loose', color: '#283593' },
];

function Place({ report, wave }: { report?: Report; wave: boolean }) {
  const animation = wave ? 'wave' : 'pulse';
  return (
    <Card variant="outlined">
      <CardHeader
        avatar={
          report ? (
            <Avatar sx={{ bgcolor: report.color, color: '#fff' }}>
              {report.author[0]}
            </Avatar>
          ) : (
            <Skeleton
              variant="circular"
              width={40}
              height={40}
              animation={animation}
            />
          )
        }
        title={
          report ? report.author : <Skeleton width="40%" animation={animation} />
        }
        subheader={
          report ? report.place : <Skeleton width="75%" animation={animation} />
        }
      />
    </Card>
  );
}

export default function SkeletonFeed() {
  const [shown, setShown] = React.useState(3);
  const [loading, setLoading] = React.useState(true);
  const [wave, setWave] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const arrival = setTimeout(() => setLoading(false), 2500);
    return () => clearTimeout(arrival);
  }, [loading]);

  const more = () => {
    setShown(6);
    setLoading(true);
  };
  const again = () => {
    setShown(3);
    setLoading(true);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 380 }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center">
        <Typography variant="body2" role="status">
          {loading ? 'Loading reports' : `${shown} reports`}
        </Typography>
        <FormControlLabel
          label="Wave"
          control={
            <Switch size="small" checked={wave} onChange={() => setWave(!wave)} />
          }
        />
      </Stack>
      <Stack spacing={1} aria-busy={loading}>
        {reports.slice(0, shown).map((report, index) => (
          <Place
            key={report.author}
            wave={wave}
            report={loading && index >= shown - 3 ? undefined : report}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button disabled={loading || shown === reports.length} onClick={more}>
          Three more
        </Button>
        <Button disabled={loading} onClick={again}>
          Load again
        </Button>
      </Stack>
    </Box>
  );
}
