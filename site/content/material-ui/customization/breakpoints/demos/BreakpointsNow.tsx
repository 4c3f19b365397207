import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

export default function BreakpointsNow() {
  const { breakpoints } = useTheme();

  return (
    <Box
      component="ul"
      sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {breakpoints.keys.map((key) => (
        <Box
          key={key}
          component="li"
          sx={{
            px: 2,
            py: 1,
            border: 1,
            borderRadius: 1,
            borderColor: 'divider',
            [breakpoints.only(key)]: {
              borderColor: 'primary.main',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          }}
        >
          {key}
        </Box>
      ))}
    </Box>
  );
}
