import * as React from 'react';
import Typography from '@mui/material/Typography';

const departure = new Date('2024-05-17T14:20:00Z');

export default function ServerEffect() {
  const [local, setLocal] = React.useState<string | null>(null);

  React.useEffect(() => {
    setLocal(departure.toLocaleTimeString([], { timeStyle: 'short' }));
  }, []);

  return (
    <Typography component="time" dateTime="2024-05-17T14:20:00Z">
      Departs at {local ?? '14:20 UTC'}
    </Typography>
  );
}
