import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LearnState() {
  const [held, setHeld] = React.useState(false);

  return (
    <Card
      variant="outlined"
      sx={{ width: { xs: '100%', sm: 320 }, borderRadius: 3 }}
    >
      <CardContent>
        <Stack direction="row" spacing={2} justifyContent="space-between">
          <Typography variant="h6" component="h3">
            Parcel 4027
          </Typography>
          <Chip
            label={held ? 'Held back' : 'On its way'}
            color={held ? 'warning' : 'info'}
            size="small"
          />
        </Stack>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          Two books, 1.4 kg
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setHeld(!held)}>
          {held ? 'Send it' : 'Hold it'}
        </Button>
      </CardActions>
    </Card>
  );
}
