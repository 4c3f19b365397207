import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Call from '@mui/icons-material/Call';
import Directions from '@mui/icons-material/Directions';

export default function ChipActions() {
  const [last, setLast] = React.useState('Nothing');

  return (
    <div>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Chip
          icon={<Directions />}
          label="Show the way"
          onClick={() => setLast('The way')}
        />
        <Chip
          icon={<Call />}
          label="Call"
          variant="outlined"
          onClick={() => setLast('A call')}
        />
        <Chip label="Book (closed)" disabled onClick={() => setLast('A table')} />
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {last} was asked for.
      </Typography>
    </div>
  );
}
