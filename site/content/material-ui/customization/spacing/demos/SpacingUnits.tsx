import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = {
  '4': createTheme({ spacing: 4 }),
  '8': createTheme(),
  '0.75rem': createTheme({ spacing: (factor: number) => `${0.75 * factor}rem` }),
  list: createTheme({ spacing: [0, 4, 20, 40] }),
};

export default function SpacingUnits() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '16px' }}>
      {Object.entries(themes).map(([name, { spacing }]) => (
        <ThemeProvider key={name} theme={{ spacing }}>
          <Paper variant="outlined" sx={{ p: 2 }} data-unit={name}>
            <Stack spacing={1}>
              <Typography>{name}</Typography>
              <Button variant="contained">Save</Button>
            </Stack>
          </Paper>
        </ThemeProvider>
      ))}
    </Box>
  );
}
