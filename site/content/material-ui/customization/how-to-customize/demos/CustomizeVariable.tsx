import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Bar = styled('div')(({ theme }) => ({
  height: 16,
  width: 'calc(var(--share) * 1%)',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: 'currentColor',
}));

export default function CustomizeVariable() {
  const [share, setShare] = React.useState(60);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Box
        sx={{ borderRadius: 1, color: 'primary.main', bgcolor: 'action.selected' }}
      >
        <Bar style={{ '--share': share } as React.CSSProperties} />
      </Box>
      <Slider
        aria-label="Share"
        value={share}
        onChange={(_event, value) => setShare(value as number)}
      />
    </Stack>
  );
}
