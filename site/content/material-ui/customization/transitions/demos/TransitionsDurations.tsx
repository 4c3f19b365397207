import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Duration, useTheme } from '@mui/material/styles';

export default function TransitionsDurations() {
  const { transitions } = useTheme();
  const [end, setEnd] = React.useState(false);
  const names = Object.keys(transitions.duration) as (keyof Duration)[];

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Button variant="outlined" onClick={() => setEnd(!end)} sx={{ mb: 2 }}>
        Move
      </Button>
      {names.map((name) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', mb: 0.5 }}>
          <Box sx={{ width: 150, typography: 'body2' }}>
            {name}, {transitions.duration[name]}
          </Box>
          <Box sx={{ flexGrow: 1, pr: '24px' }}>
            <Box
              sx={{
                width: '100%',
                transform: end ? 'translateX(100%)' : 'none',
                '[dir=rtl] &': { transform: end ? 'translateX(-100%)' : 'none' },
                transition: transitions.create('transform', {
                  duration: transitions.duration[name],
                }),
              }}
            >
              <Box
                sx={{
                  width: 24,
                  height: 16,
                  borderRadius: 1,
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
