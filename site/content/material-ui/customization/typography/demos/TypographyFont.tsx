import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { typography } = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    caption: { fontFamily: 'Consolas, Menlo, monospace' },
    button: { textTransform: 'none', fontSize: '1rem' },
  },
});

export default function TypographyFont() {
  return (
    <ThemeProvider theme={{ typography }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h5" component="p">
          Night ferry to Harwich
        </Typography>
        <Typography>Cabins are ready from eight in the evening.</Typography>
        <Typography variant="caption">Booking HX-2207</Typography>
        <Button variant="outlined">Show the ticket</Button>
      </Stack>
    </ThemeProvider>
  );
}
